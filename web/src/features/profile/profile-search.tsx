import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { controlLook } from '../../ui/fields/field.tsx';

/** What is looked for among the sections of the profile; empty where nothing is. */
const Sought = createContext('');
export const ProfileSought = Sought.Provider;

/** What is looked for, as it is compared. */
export const useSought = () => useContext(Sought).trim().toLowerCase();

/** Whether a section, with everything that is closed in it, contains what is looked for. */
export function useIsSought(section: RefObject<HTMLElement | null>): boolean {
  const sought = useSought();
  const [matches, setMatches] = useState(true);
  useLayoutEffect(() => {
    setMatches(sought === '' || (section.current?.textContent ?? '').toLowerCase().includes(sought));
  }, [sought, section]);
  return matches;
}

type Props = { value: string; onChange: (value: string) => void; onEnter: () => void };

export function ProfileSearch({ value, onChange, onEnter }: Props) {
  return (
    <div className="relative flex-1 md:w-80">
      <Search aria-hidden className="pointer-events-none absolute top-3.5 start-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={t`Search your profile`}
        placeholder={t`Find a setting`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        className={cx(controlLook, 'ps-9')}
      />
    </div>
  );
}
