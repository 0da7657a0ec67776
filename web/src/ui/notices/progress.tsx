/** `percent` from 0 to 100; undefined for work of unknown length. */
export function Progress({ label, percent }: { label: string; percent: number | undefined }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="relative h-1 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={
          percent === undefined
            ? 'absolute inset-y-0 start-0 w-full animate-breathe rounded-full bg-accent'
            : 'absolute inset-y-0 start-0 rounded-full bg-accent transition-[width]'
        }
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  );
}
