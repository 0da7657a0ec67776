import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-40 min-w-60 animate-rise rounded-photo border border-line bg-raised p-1.5 text-sm shadow-[0_12px_40px_-12px_rgb(0_0_0/0.25)]"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

const itemLook =
  'flex h-10 items-center gap-3 rounded-control px-3 outline-none select-none data-highlighted:bg-wash [&_svg]:size-4 [&_svg]:text-muted';

/** A choice; with `asChild` its child (a link) is the item. */
export function MenuItem(props: { children: ReactNode; asChild?: boolean; onSelect?: () => void }) {
  return <Radix.Item {...props} className={itemLook} />;
}
