const nothingElse = () => '';

/**
 * The options that hold every word of the query, in any letter case; those that begin with it come first, those found
 * only by what else is known of them last.
 */
export function matchingOptions(
  options: readonly string[],
  query: string,
  alsoFoundBy: (option: string) => string = nothingElse,
): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s/_,]+/)
    .filter(Boolean);
  const start = words[0];
  if (start === undefined) return [...options];
  const rank = (option: string) => {
    const own = option.toLowerCase();
    if (words.every((word) => own.includes(word)))
      return own.split(/[\s/_]+/).some((part) => part.startsWith(start)) ? 0 : 1;
    const all = `${own} ${alsoFoundBy(option).toLowerCase()}`;
    return words.every((word) => all.includes(word)) ? 2 : undefined;
  };
  return options
    .flatMap((option) => {
      const at = rank(option);
      return at === undefined ? [] : [{ option, at }];
    })
    .sort((x, y) => x.at - y.at)
    .map(({ option }) => option);
}
