/** The options that hold every word of the query, in any letter case; those that begin with it come first. */
export function matchingOptions(options: readonly string[], query: string): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s/_,]+/)
    .filter(Boolean);
  const start = words[0];
  if (start === undefined) return [...options];
  const found = options.filter((option) => {
    const text = option.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = (option: string) =>
    option
      .toLowerCase()
      .split(/[\s/_]+/)
      .some((part) => part.startsWith(start));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
