/**
 * The same function, which computes each answer once. Answers are kept by `keyOf` what was asked, or by that itself; once there
 * are `most`, all are forgotten.
 */
export function memoize<Asked, Answer>(
  compute: (asked: Asked) => Answer,
  { most, keyOf }: { most: number; keyOf?: (asked: Asked) => unknown },
): (asked: Asked) => Answer {
  const answers = new Map<unknown, Answer>();
  return (asked) => {
    const key = keyOf ? keyOf(asked) : asked;
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    if (answers.size >= most) answers.clear();
    const answer = compute(asked);
    answers.set(key, answer);
    return answer;
  };
}
