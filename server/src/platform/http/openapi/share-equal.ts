/** A part of the description and the place that it stands in. */
export type Part = { in: Record<string, unknown> | unknown[]; key: string | number; name: string };

/** Moves parts that are equal below `at`, under the name of the first of them, and refers to them from their places. */
export function shareEqual(parts: Part[], at: string): Record<string, unknown> {
  const equal = new Map<string, Part[]>();
  for (const part of parts) {
    const text = JSON.stringify((part.in as Record<string | number, unknown>)[part.key]);
    equal.set(text, [...(equal.get(text) ?? []), part]);
  }
  const shared: Record<string, unknown> = {};
  for (const [text, places] of equal) {
    const [first] = places;
    if (!first || places.length < 2) continue;
    const name = first.name in shared ? `${first.name}${Object.keys(shared).length}` : first.name;
    shared[name] = JSON.parse(text);
    for (const place of places)
      (place.in as Record<string | number, unknown>)[place.key] = { $ref: `${at}/${name}` };
  }
  return shared;
}

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] };
type Base = { name: string; properties: Record<string, unknown>; required: string[] };

const minShared = 10;

const isOpen = (schema: object) => !('additionalProperties' in schema);

function objectsIn(value: unknown, found: ObjectSchema[] = []): ObjectSchema[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('properties' in value && isOpen(value)) found.push(value as ObjectSchema);
  for (const entry of Object.values(value)) objectsIn(entry, found);
  return found;
}

function adds({ properties = {}, required = [] }: ObjectSchema, base: Base): boolean {
  return (
    Object.keys(properties).length > Object.keys(base.properties).length &&
    base.required.every((key) => required.includes(key)) &&
    Object.entries(base.properties).every(
      ([key, value]) => JSON.stringify(properties[key]) === JSON.stringify(value),
    )
  );
}

/** A schema that has every property of a named one is written as that one and what it adds, wherever it stands. */
export function writeAsAdditions(schemas: Record<string, ObjectSchema>, elsewhere: unknown): void {
  const bases = Object.entries(structuredClone(schemas))
    .map(([name, { properties = {}, required = [], ...rest }]) => ({ name, properties, required, rest }))
    .filter(({ properties, rest }) => isOpen(rest) && Object.keys(properties).length >= minShared)
    .sort((a, b) => Object.keys(b.properties).length - Object.keys(a.properties).length);
  for (const schema of objectsIn([elsewhere, schemas])) {
    const base = bases.find((each) => adds(schema, each));
    if (!base) continue;
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([key]) => !(key in base.properties)),
    );
    const required = schema.required?.filter((key) => !base.required.includes(key)) ?? [];
    const added = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
    for (const key of Object.keys(schema)) delete (schema as Record<string, unknown>)[key];
    Object.assign(schema, { allOf: [{ $ref: `#/components/schemas/${base.name}` }, added] });
  }
}
