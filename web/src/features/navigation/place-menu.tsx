import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Link } from '../../lib/router/link.tsx';
import type { Place } from './navigation-items.ts';
import {
  quickAddLook,
  quickAddMark,
  quickItemLook,
  quickMenuItemLook,
  quickMenuLook,
} from './navigation-look.ts';

type Props = {
  place: Extract<Place, { items: unknown }>;
  current?: boolean;
  /** Whether its links load documents, as on the landing page, which has no router. */
  plain?: boolean;
};

/** A place in the bar that offers some screens in a popover of the browser, which opens and closes it. */
export function PlaceMenu({ place: { id, label, Icon, items }, current = false, plain = false }: Props) {
  const menu = useRef<HTMLElement>(null);
  const menuId = `place-${id}`;
  const isAdd = id === 'add';
  const close = () => menu.current?.hidePopover();
  return (
    <div>
      <button
        type="button"
        popoverTarget={menuId}
        aria-haspopup="true"
        aria-current={current ? 'true' : undefined}
        aria-label={isAdd ? t(label) : undefined}
        className={isAdd ? quickAddLook : quickItemLook}
      >
        {isAdd ? (
          <span className={quickAddMark}>
            <Icon aria-hidden />
          </span>
        ) : (
          <>
            <Icon aria-hidden strokeWidth={1.6} />
            {t(label)}
          </>
        )}
      </button>
      <nav ref={menu} id={menuId} popover="auto" aria-label={t(label)} className={quickMenuLook}>
        <ul>
          {items.map(({ to, label: name, Icon: ItemIcon }) => (
            <li key={to}>
              {plain ? (
                <a href={to} className={quickMenuItemLook}>
                  <ItemIcon aria-hidden strokeWidth={1.6} />
                  {t(name)}
                </a>
              ) : (
                <Link to={to} onClick={close} className={quickMenuItemLook}>
                  <ItemIcon aria-hidden strokeWidth={1.6} />
                  {t(name)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
