import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  date: 'a day such as 2026-05-04',
  datetime: 'a time such as 2026-05-04T18:00:00Z',
};

const mostValues = 12;

/** The field as a person reads it: `startTime` and `start_time` are both "Start time". */
function labelOf(path: Issue['path']): string {
  const name = (path ?? []).findLast((part) => typeof part === 'string');
  if (name === undefined) return 'The request';
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sizeSentence(
  label: string,
  origin: string,
  bound: 'at least' | 'at most',
  limit: number | bigint,
): string {
  const one = limit === 1 || limit === 1n;
  if (bound === 'at least' && one && origin !== 'number') return `${label} must not be empty`;
  if (origin === 'string') return `${label} must have ${bound} ${limit} character${one ? '' : 's'}`;
  if (origin === 'array' || origin === 'set')
    return `${label} must have ${bound} ${limit} ${one ? 'entry' : 'entries'}`;
  return `${label} must be ${bound} ${limit}`;
}

function valuesSentence(label: string, values: readonly unknown[]): string {
  const shown = values.slice(0, mostValues).join(', ');
  if (values.length === 1) return `${label} must be ${shown}`;
  return values.length > mostValues ? `${label} is not a known value` : `${label} must be one of ${shown}`;
}

/** What is wrong with a field, for the person who sent it. */
function sentenceOf(issue: Issue): string {
  const label = labelOf(issue.path);
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return `${label} is missing`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === null) return `${label} must not be empty`;
      return `${label} must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return sizeSentence(label, issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return sizeSentence(label, issue.origin, 'at most', issue.maximum);
    case 'invalid_format':
      return formats[issue.format] ? `${label} must be ${formats[issue.format]}` : `${label} is not valid`;
    case 'invalid_value':
      return valuesSentence(label, issue.values);
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    default:
      return `${label} is not valid`;
  }
}

/** From now on, a broken rule without a sentence of its own gets one that people understand. */
export function tellFieldsInSentences(): void {
  z.config({ customError: sentenceOf });
}
