// The page's side of the engine in a worker. Questions are answered in order.

import { Refused } from '../protocol/protocol';
import { understood, type Engine, type Question } from './engine';
import { engineFileOf, study, type FromWorker, type ToWorker } from './messages';

interface Waiting {
  resolve(answer: string): void;
  reject(error: Refused): void;
}

const broken = (message: string) => new Refused({ code: 'engine', message });

class WorkerEngine implements Engine {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly worker: Worker) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const one = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.answer !== undefined) one?.resolve(data.answer);
      else one?.reject(broken(data.broken ?? ''));
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.dismiss(event.message || 'the engine could not be loaded');
    };
  }

  async ask<T>(question: Question): Promise<T> {
    const number = ++this.asked;
    const answer = new Promise<string>((resolve, reject) => this.waiting.set(number, { resolve, reject }));
    this.worker.postMessage({ number, question: JSON.stringify(question) } satisfies ToWorker);
    return understood<T>(await answer);
  }

  close(): void {
    this.worker.terminate();
    this.dismiss('closed');
  }

  private dismiss(why: string): void {
    for (const one of this.waiting.values()) one.reject(broken(why));
    this.waiting.clear();
  }
}

/** `name`: the file without its ending. */
function workerEngine(name: string): Engine {
  return new WorkerEngine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }));
}

/** The study engine: all games, positions and reviews (wasm/workshop/json_workshop.h, wasm/study/json_study.h). */
export function studyEngine(): Engine {
  return workerEngine(study);
}

/** The engine for a record; `game`: for a game without a record yet. */
export function engineOf(record: string, game?: string): Engine {
  return workerEngine(engineFileOf(record, game));
}
