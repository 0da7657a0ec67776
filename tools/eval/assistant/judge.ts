import type { Action, Answer, AssistantItem } from '@drape/engine/assistant/assistant-context';
import { traitsOf } from '@drape/engine/assistant/understanding/mentions/match-items';

/** What a good answer must contain; see README.md. */
export type Expectation = {
  exact?: string[];
  all?: string[];
  some?: string[];
  any?: string[];
  without?: string[];
  category?: string;
  withoutColour?: string[];
  card?: string;
  slots?: string[];
  wears?: string[];
  text?: string[];
  notText?: string[];
  orText?: string[];
  orCard?: string;
  actionKind?: string;
  actionItems?: string[];
  actionDay?: string;
  warmer?: boolean;
  lessFormal?: boolean;
  different?: boolean;
  differentShoes?: boolean;
};

type Seen = {
  expect: Expectation;
  answer: Answer;
  before: Answer | undefined;
  items: ReadonlyMap<string, AssistantItem>;
};

/** Why an answer is not right; empty where it is. */
export function faultsOf(seen: Seen): string[] {
  const { expect, answer } = seen;
  const text = plain(answer.text);
  if (expect.orText?.every((each) => new RegExp(each, 'i').test(text))) return [];
  const faults = [...itemFaults(seen), ...outfitFaults(seen), ...actionFaults(seen)];
  const hasOther = expect.orCard !== undefined && answer.cards.some(({ kind }) => kind === expect.orCard);
  for (const each of expect.text ?? [])
    if (!hasOther && !new RegExp(each, 'i').test(text)) faults.push(`text lacks /${each}/`);
  for (const each of expect.notText ?? [])
    if (new RegExp(each, 'i').test(text)) faults.push(`text has /${each}/`);
  if (expect.card && !answer.cards.some(({ kind }) => kind === expect.card))
    faults.push(`no card ${expect.card}`);
  return faults;
}

function plain(text: string): string {
  return text.replaceAll('’', "'");
}

export function shownItems({ cards }: Answer): string[] {
  return cards.flatMap((card) => ('itemIds' in card ? card.itemIds : []));
}

function itemFaults({ expect, answer, items }: Seen): string[] {
  const shown = new Set(shownItems(answer));
  const faults: string[] = [];
  const { exact, all = [], some, any, without = [], category, withoutColour = [] } = expect;
  for (const id of [...all, ...(exact ?? [])]) if (!shown.has(id)) faults.push(`lacks ${id}`);
  for (const id of without) if (shown.has(id)) faults.push(`shows ${id}`);
  const allowed = exact ?? some;
  if (allowed) for (const id of shown) if (!allowed.includes(id)) faults.push(`shows ${id}`);
  if (some && shown.size === 0) faults.push('shows nothing');
  if (any && !any.some((id) => shown.has(id))) faults.push(`none of ${any.join(' ')}`);
  const categories = category?.split('|');
  if (categories && ![...shown].some((id) => categories.includes(items.get(id)?.category ?? '')))
    faults.push(`no ${category}`);
  for (const id of shown) if (withoutColour.includes(items.get(id)?.colour ?? '')) faults.push(`shows ${id}`);
  return faults;
}

function outfitOf(answer: Answer | undefined): string[] {
  const card = answer?.cards.find(({ kind }) => kind === 'outfit');
  return card && 'itemIds' in card ? card.itemIds : [];
}

function outfitFaults({ expect, answer, before, items }: Seen): string[] {
  const [worn, old] = [outfitOf(answer), outfitOf(before)];
  const traits = (ids: string[]) => ids.flatMap((id) => items.get(id) ?? []).map(traitsOf);
  const sum = (ids: string[], of: 'clo' | 'formality') =>
    traits(ids).reduce((total, each) => total + each[of], 0);
  const mean = (ids: string[]) => sum(ids, 'formality') / Math.max(1, ids.length);
  const shoes = (ids: string[]) => ids.find((id) => items.get(id)?.category === 'shoes');
  const faults: string[] = [];
  for (const slot of expect.slots ?? []) {
    const isWorn =
      slot === 'accessory'
        ? worn.some((id) => items.get(id)?.category === 'accessories')
        : traits(worn).some(({ slots }) => slots.some((own) => own === slot));
    if (!isWorn) faults.push(`no ${slot} worn`);
  }
  for (const id of expect.wears ?? []) if (!worn.includes(id)) faults.push(`does not wear ${id}`);
  if (expect.warmer && sum(worn, 'clo') <= sum(old, 'clo')) faults.push('not warmer');
  if (expect.lessFormal && mean(worn) >= mean(old)) faults.push('not less formal');
  if (expect.different && worn.every((id) => old.includes(id))) faults.push('not different');
  if (expect.differentShoes && shoes(worn) === shoes(old)) faults.push('same shoes');
  return faults;
}

function actionFaults({ expect, answer }: Seen): string[] {
  if (!expect.actionKind) return [];
  const pending = answer.memory.pending?.change;
  // What was planned for the same event before leaves for it.
  const waiting = pending?.kind === 'several' ? pending.changes.at(-1) : pending;
  const offered: { itemIds: string[]; date: string } | undefined =
    expect.actionKind === 'worn' && waiting?.kind === 'wear_items'
      ? { itemIds: waiting.itemIds, date: waiting.day }
      : expect.actionKind === 'plan' && waiting?.kind === 'plan_outfit'
        ? { itemIds: waiting.itemIds, date: waiting.day }
        : undefined;
  const found =
    offered ??
    (answer.actions.find(({ kind }) => kind === expect.actionKind) as
      | Extract<Action, { kind: 'worn' }>
      | undefined);
  if (!found) return [`no button ${expect.actionKind}`];
  const wanted = expect.actionItems;
  const same =
    !wanted || (found.itemIds.length === wanted.length && wanted.every((id) => found.itemIds.includes(id)));
  return [
    ...(same ? [] : [`button for ${found.itemIds.join(' ')}`]),
    ...(expect.actionDay && found.date !== expect.actionDay ? [`day ${found.date}`] : []),
  ];
}
