import type { ModelLimits } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';

/** The limits as they stand in the form: numbers as they are typed, empty if not set. */
export type LimitsDraft = Record<
  'budget' | 'tokens' | 'textInput' | 'textOutput' | 'visionInput' | 'visionOutput',
  string
>;

const typed = (value: number | null) => (value === null ? '' : String(value));

export function draftOf({ monthly_budget_usd, monthly_tokens, prices }: ModelLimits): LimitsDraft {
  return {
    budget: typed(monthly_budget_usd),
    tokens: typed(monthly_tokens),
    textInput: typed(prices.text.input_usd),
    textOutput: typed(prices.text.output_usd),
    visionInput: typed(prices.vision.input_usd),
    visionOutput: typed(prices.vision.output_usd),
  };
}

const numeral = /^\d{1,9}(?:[.,]\d{1,6})?$/;
const whole = /^\d{1,12}$/;

function problemOf(name: keyof LimitsDraft, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (name === 'tokens') return whole.test(text.trim()) ? undefined : t`A whole number, or nothing`;
  return numeral.test(text.trim()) ? undefined : t`An amount such as 2.50, or nothing`;
}

export type LimitsProblems = Partial<Record<keyof LimitsDraft, string>>;

/** What was typed as limits, or what is wrong with which field. */
export function readLimitsDraft(draft: LimitsDraft): { limits: ModelLimits } | { problems: LimitsProblems } {
  const names = Object.keys(draft) as (keyof LimitsDraft)[];
  const found = names.flatMap((name) => {
    const problem = problemOf(name, draft[name]);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  if (found.length > 0) return { problems: Object.fromEntries(found) };
  const number = (name: keyof LimitsDraft) =>
    draft[name].trim() === '' ? null : Number(draft[name].trim().replace(',', '.'));
  return {
    limits: {
      monthly_budget_usd: number('budget'),
      monthly_tokens: number('tokens'),
      prices: {
        text: { input_usd: number('textInput'), output_usd: number('textOutput') },
        vision: { input_usd: number('visionInput'), output_usd: number('visionOutput') },
      },
    },
  };
}
