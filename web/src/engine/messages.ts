// What the page and the worker say to each other.

export interface ToWorker {
  number: number;
  question: string;
}

export interface FromWorker {
  number: number;
  answer?: string;
  /** The engine could not be loaded, or broke down. */
  broken?: string;
}
