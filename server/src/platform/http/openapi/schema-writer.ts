import { z } from 'zod';
import { namedSchemas } from './named-schemas.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = 'input' | 'output';

export type SchemaWriter = {
  /** The schema, with what it shares with others as references below `#/components/schemas`. */
  write(schema: z.ZodType, direction: Direction): JsonSchema;
  /** What was referred to, by name. */
  shared(): Record<string, JsonSchema>;
};

const formatsWithoutPattern = new Set(['date-time', 'date', 'email', 'uri', 'uuid']);

/** A format says what its pattern repeats; answers need no bounds, and new fields may be added to any of them. */
function shorten(schema: JsonSchema, direction: Direction): void {
  if (schema.format && formatsWithoutPattern.has(schema.format)) delete schema.pattern;
  // zod's own name for a check that the pattern says as well; JSON Schema knows no such format.
  if (schema.format === 'starts_with') delete schema.format;
  if (direction === 'output') {
    if (schema.additionalProperties === false) delete schema.additionalProperties;
    delete schema.minLength;
    delete schema.maxLength;
    delete schema.minimum;
    delete schema.maximum;
  }
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

type Alternatives = { anyOf?: { type?: unknown; enum?: unknown }[] };

/** A plain type or null as one type of two, which says the same in fewer words. */
function orNull({ anyOf, ...rest }: Alternatives): object {
  const [plain, nothing] = anyOf ?? [];
  const isPlain = anyOf?.length === 2 && typeof plain?.type === 'string' && plain.enum === undefined;
  if (!isPlain || nothing?.type !== 'null') return anyOf ? { anyOf, ...rest } : rest;
  return { ...plain, type: [plain.type, 'null'], ...rest };
}

/** Names below `$defs` become names below `#/components/schemas`, apart for what is sent and what is answered. */
function refer(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => refer(entry, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value).map(([key, entry]): [string, unknown] => {
    const id = key === '$ref' && typeof entry === 'string' ? /^#\/\$defs\/(.+)$/.exec(entry)?.[1] : undefined;
    return [key, id ? `#/components/schemas/${nameOf(id)}` : refer(entry, nameOf)];
  });
  return orNull(Object.fromEntries(written));
}

/** Writes schemas of the contract as JSON Schema, each named one once. */
export function createSchemaWriter(): SchemaWriter {
  const metadata = namedSchemas();
  const shared: Record<string, JsonSchema> = {};
  return {
    write(schema, direction) {
      const written = z.toJSONSchema(schema, {
        metadata,
        unrepresentable: 'any',
        io: direction,
        override: ({ jsonSchema }) => shorten(jsonSchema, direction),
      });
      const { $schema: _dialect, $defs = {}, ...own } = written;
      const nameOf = (id: string) => (direction === 'input' ? `${id}Input` : id);
      for (const [id, { id: _own, ...definition }] of Object.entries($defs))
        shared[nameOf(id)] = refer(definition, nameOf) as JsonSchema;
      return refer(own, nameOf) as JsonSchema;
    },
    shared: () => Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
