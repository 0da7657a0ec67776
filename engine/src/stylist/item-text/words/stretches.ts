type Stretch = { start: number; end: number };
type Known<Made> = { end: number; language: string | undefined; made: Made };

/** What was made of stretches of one text, in a language, for all that look at the same ones in turn. */
export class Stretches<Made> {
  #text = '';
  #count = 0;
  readonly #most: number;
  readonly #from = new Map<number, Known<Made>[]>();

  /** `most` are remembered; with one more all are forgotten. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** Forgets what was made of another text. */
  begin(text: string): void {
    this.#text = text;
    this.#forget();
  }

  isOf(text: string): boolean {
    return this.#text === text;
  }

  get({ start, end }: Stretch, language: string | undefined): Made | undefined {
    return this.#from.get(start)?.find((each) => each.end === end && each.language === language)?.made;
  }

  add({ start, end }: Stretch, language: string | undefined, made: Made): void {
    if (this.#count >= this.#most) this.#forget();
    this.#count += 1;
    const known = this.#from.get(start);
    if (known) known.push({ end, language, made });
    else this.#from.set(start, [{ end, language, made }]);
  }

  #forget(): void {
    if (this.#count > 0) this.#from.clear();
    this.#count = 0;
  }
}
