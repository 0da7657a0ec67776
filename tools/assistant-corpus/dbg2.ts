import { parseItems } from '@drape/engine/stylist/item-text/parse-items';

for (const t of process.argv.slice(2))
  console.log(
    t,
    JSON.stringify(
      parseItems(t).items.map((i) => ({
        d: i.description,
        c: i.category,
        s: (i as { subcategory?: string }).subcategory,
        q: i.quantity,
      })),
    ),
  );
