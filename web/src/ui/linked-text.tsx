import { Fragment } from 'react';
import { textLink } from './text-link.ts';

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g;

/** Text of somebody else with its web addresses as links, which learn nothing of where they were followed. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(address).map((part, index) => ({ part, isAddress: index % 2 === 1, at: index }));
  return parts.map(({ part, isAddress, at }) =>
    isAddress ? (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className={textLink}>
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
