import type { StyleGuide } from '@drape/contract/profile/preferences';

type Statement = StyleGuide['styling_tips'][number];

type Props = { statements: readonly Statement[]; numbered?: boolean };

/** Advice, and under each line what it rests on. */
export function GuideStatements({ statements, numbered = false }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List>
      {statements.map(({ key, text, why }, index) => (
        <li
          key={key}
          className="flex gap-4 border-t border-line py-4 break-inside-avoid first:border-t-0 first:pt-0"
        >
          {numbered && (
            <span aria-hidden className="figures w-5 shrink-0 font-display text-lg text-accent-text">
              {index + 1}
            </span>
          )}
          <div className="grid gap-1">
            <p className="max-w-[60ch] text-pretty">{text}</p>
            <p className="max-w-[64ch] text-sm text-muted">{why}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
