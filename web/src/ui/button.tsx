import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from './cx.ts';
import { useOnline } from './use-online.ts';

/** Colors change gradually under the pointer alone: on the way from resting to ready a text would be hard to read. */
const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none hover:transition-colors disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50 aria-disabled:pointer-events-none [&_svg]:shrink-0';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent),var(--ink)_22%)]',
  secondary: 'border border-edge text-ink hover:bg-wash',
  quiet: 'text-ink hover:bg-wash',
  danger: 'text-poor hover:bg-wash',
};

/** What can't be pressed yet stays readable, without the weight of what can. */
const restingPrimary =
  'disabled:bg-wash disabled:text-muted disabled:opacity-100 aria-disabled:bg-wash aria-disabled:text-muted aria-disabled:opacity-100';

const sizes = {
  sm: 'h-9 px-3 text-sm [&_svg]:size-4',
  md: 'h-11 px-5 text-sm [&_svg]:size-4',
  lg: 'h-13 px-7 text-base [&_svg]:size-5',
  icon: 'size-11 [&_svg]:size-5',
};

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows that the action is under way and refuses a second press. */
  pending?: boolean;
  /** Without a connection its place stays empty: the bar at the top says so, and nothing stands about that is dead. */
  needsNetwork?: boolean;
  /** Styles the child (for instance a link) instead of making a button. */
  asChild?: boolean;
};

export function Button(props: Props) {
  const {
    variant = 'secondary',
    size = 'md',
    pending = false,
    needsNetwork = false,
    asChild = false,
    className,
    children,
    ...rest
  } = props;
  const isOnline = useOnline();
  const isOff = needsNetwork && !isOnline;
  const rests = variant === 'primary' && !pending ? restingPrimary : '';
  const classes = cx(base, variants[variant], rests, sizes[size], className, isOff && 'invisible');
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, {
      ...rest,
      ...children.props,
      ...(isOff && { 'aria-disabled': true, tabIndex: -1 }),
      className: cx(classes, children.props.className),
    });
  return (
    <button type="button" {...rest} disabled={rest.disabled || pending || isOff} className={classes}>
      {pending && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}
