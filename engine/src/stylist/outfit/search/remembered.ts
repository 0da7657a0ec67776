/** Computes a value when it is first asked for. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

/** Asks about each number once. */
export function rememberedBy(test: (i: number) => boolean): (i: number) => boolean {
  const known = new Map<number, boolean>();
  return (i) => {
    const answer = known.get(i) ?? test(i);
    known.set(i, answer);
    return answer;
  };
}
