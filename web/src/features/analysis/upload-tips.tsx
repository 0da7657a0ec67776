const tips = [
  ['Show all of it', 'Head to shoes, standing straight, is what proportions are measured on.'],
  ['Use daylight', 'Lamps tint colors. Near a window, facing it, is best.'],
  ['Keep the wall plain', 'A calm background leaves the clothes to be seen.'],
  ['Laid flat works too', 'Then the colors are judged, and the fit stays open.'],
];

export function UploadTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="font-display text-lg">
        What makes a good photo
      </h2>
      <dl className="mt-4 grid gap-4 text-sm">
        {tips.map(([title, text]) => (
          <div key={title} className="border-t border-line pt-3">
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
