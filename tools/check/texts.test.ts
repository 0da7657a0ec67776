import { expect, test } from 'vitest';
import { catalogueFindings } from './catalogue.ts';
import { checkTexts, looseTexts } from './texts.ts';

const found = (source: string) =>
  looseTexts('page.tsx', source).map((finding) => /"(.*)" (stands|is)/.exec(finding)?.[1]);

test('a text outside the catalogue is found, wherever people read it', () => {
  expect(found('const A = () => <p>Add a coat</p>;')).toEqual(['Add a coat']);
  expect(found('const A = () => <button title="Add a coat" />;')).toEqual(['"Add a coat"']);
  expect(found("const A = () => <i aria-label={on ? 'On' : t`Off`} />;")).toEqual(["'On'"]);
  expect(found('const A = () => <p>{count === 0 ? `No hats` : count}</p>;')).toEqual(['`No hats`']);
  expect(found("showToast({ title: 'Saved', tone: 'error' });")).toEqual(["'Saved'"]);
});

test('texts in the catalogue, the name, units, classes and addresses are left alone', () => {
  expect(found('const A = () => <p><Trans>Add <b>a coat</b></Trans></p>;')).toEqual([]);
  expect(
    found('const A = () => <i title={t`Add a coat`} className={on ? "grid gap-2" : "hidden"} />;'),
  ).toEqual([]);
  expect(found('const A = () => <Link to="/start" title="Drape">{size} cm · {tone}</Link>;')).toEqual([]);
  expect(found("const label = names[kind] === 'a coat' ? first : second;")).toEqual([]);
});

test('a text that is read while its module loads is found: the language is not known then', () => {
  expect(found('const names = { coat: t`Coat` };')).toEqual(['t`Coat`']);
  expect(found('const names = { coat: msg`Coat`, of: (n: number) => plural(n, { other: `#` }) };')).toEqual(
    [],
  );
});

test('a catalogue that lacks a text, or has one that is gone, is found', () => {
  const kept = 'msgid "Coat"\nmsgstr "Coat"\n\nmsgid "Hat"\nmsgstr "Hat"\n';
  expect(catalogueFindings('en.po', kept, kept)).toEqual([]);
  const findings = catalogueFindings('en.po', kept, kept.replaceAll('Hat', 'Scarf')).join('\n');
  expect(findings).toContain('lacks "Scarf"');
  expect(findings).toContain('still has "Hat"');
});

test('the interface has no text outside the catalogue', async () => {
  expect(await checkTexts()).toBe('');
});
