import { numberOf } from '@drape/engine/stylist/item-text/details/read-quantity';
import { fold } from '@drape/engine/stylist/item-text/words/word';
import type { Random } from '../assistant-corpus/random.ts';
import words from './line-words.json' with { type: 'json' };

type Table = (typeof words)['en'];

/** What one line is made of: words by chance, in one language. */
export class Chance {
  readonly #table: Record<keyof Table, string[]>;
  readonly #random: Random;

  constructor(table: Table, random: Random) {
    this.#table = Object.fromEntries(
      Object.entries(table).map(([key, list]) => [key, list.split(', ')]),
    ) as Record<keyof Table, string[]>;
    this.#random = random;
  }

  is(share: number): boolean {
    return this.#random() < share;
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.#random() * list.length)] ?? list[0];
  }

  many(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  word(key: keyof Table): string {
    const list = this.#table[key];
    return list[Math.floor(this.#random() * list.length)] ?? '';
  }

  /** Different words of one sort. */
  words(key: keyof Table, count: number): string[] {
    const found = new Set<string>();
    for (let tries = 0; found.size < count && tries < 40; tries++) found.add(this.word(key));
    return [...found];
  }

  /** A number in letters or figures, and what it is worth. */
  number(isWord = this.is(0.5)): { said: string; value: number } {
    const said = this.word('numbers');
    const value = numberOf(fold(said).split(' ').at(-1) ?? '') ?? 0;
    if (isWord && value > 0) return { said, value };
    const figure = this.many(2, this.is(0.2) ? 15 : 6);
    return { said: String(figure), value: figure };
  }

  remark(): string {
    const said = this.word('remarks').replace('{c}', this.word('colors')).replace('{n}', this.word('nouns'));
    return this.is(0.4) ? ` (${said})` : `${this.of([', ', ' - ', ' ', ', '])}${said}`;
  }

  tail(): { said: string; value: number } {
    const { said, value } = this.number(this.is(0.7));
    return { said: this.word('tail').replace('{w}', said), value };
  }

  /** What stands between garments of a line, and before the last one. */
  signs(): { between: string; last: string } {
    const between = this.of([', ', ', ', ' ', ' ', '; ', ' / ']);
    const and = ` ${this.word('and')} `;
    return { between, last: this.is(0.5) ? and : between };
  }
}
