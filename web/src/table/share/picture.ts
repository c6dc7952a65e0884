// The result as a picture, drawn with the page's own colours, fonts and icons.

import { charges } from '../../ui/players';
import type { SharedResult } from './result';

export const size = { width: 1200, height: 630 };

/** The style of the picture: colours by the names of their tokens, and the two typefaces. */
export interface Palette {
  colour(token: string): string;
  serif: string;
  sans: string;
}

type Canvas = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'strokeRect' | 'fillText' | 'beginPath' | 'arc' | 'fill' | 'save' | 'restore' | 'translate' | 'scale'
> &
  Partial<CanvasRenderingContext2D>;

/** `shape` converts path data to a path: a parameter because tests have no canvas. */
export function draw(
  canvas: Canvas,
  { game, date, rows }: SharedResult,
  { colour, serif, sans }: Palette,
  shape: (path: string) => Path2D = (path) => new Path2D(path),
): void {
  const margin = 72;
  canvas.fillStyle = colour('--leaf');
  canvas.fillRect(0, 0, size.width, size.height);
  canvas.strokeStyle = colour('--gold');
  canvas.lineWidth = 6;
  canvas.strokeRect(24, 24, size.width - 48, size.height - 48);

  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = colour('--ink');
  canvas.font = `700 64px ${serif}`;
  canvas.fillText(game, margin, 104, size.width - 2 * margin);
  canvas.fillStyle = colour('--ink-2');
  canvas.font = `500 30px ${sans}`;
  canvas.fillText(date, margin, 164, size.width - 2 * margin);

  const top = 206;
  const height = Math.min(88, (size.height - top - 48) / rows.length);
  rows.forEach((row, n) => {
    const y = top + height * (n + 0.5);
    if (row.place === 1) {
      canvas.fillStyle = colour('--gold-wash');
      canvas.fillRect(margin - 24, y - height / 2 + 4, size.width - 2 * margin + 48, height - 8);
    }
    canvas.textAlign = 'left';
    canvas.fillStyle = colour('--ink-2');
    canvas.font = `700 40px ${serif}`;
    canvas.fillText(`${row.place}.`, margin, y);
    canvas.save();
    canvas.translate(margin + 92, y);
    canvas.scale(26, 26);
    canvas.beginPath();
    canvas.arc(0, 0, 1, 0, 2 * Math.PI);
    canvas.fillStyle = colour(`--p-${row.colour}`);
    canvas.fill();
    canvas.fillStyle = colour(`--p-${row.colour}-charge`);
    canvas.fill(shape(charges[row.colour]), 'evenodd');
    canvas.restore();
    canvas.fillStyle = colour('--ink');
    canvas.fillText(row.name, margin + 140, y, size.width - 2 * margin - 300);
    canvas.textAlign = 'right';
    canvas.fillText(String(row.score), size.width - margin, y, 140);
  });
}

/** A PNG in the colours of the current theme. */
export async function pictureOf(result: SharedResult): Promise<Blob | null> {
  const element = Object.assign(document.createElement('canvas'), size);
  const canvas = element.getContext('2d');
  if (!canvas) return null;
  // A canvas does not resolve CSS variables, whose values depend on the theme: a temporary element does.
  const probe = document.body.appendChild(document.createElement('i'));
  const style = getComputedStyle(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const letters = (token: string): string => style.getPropertyValue(token).trim();
  draw(canvas, result, { colour, serif: letters('--serif'), sans: letters('--sans') });
  probe.remove();
  return new Promise((resolve) => element.toBlob(resolve, 'image/png'));
}
