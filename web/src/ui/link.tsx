import { type ComponentProps, type ComponentType, createContext, use } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/** What a link is: the browser's own, unless a router around it says otherwise. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link that works with and without a router. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
