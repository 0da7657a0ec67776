import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Kind = 'text' | 'integer';

/** Columns by name: a `?` behind the type lets them be null. */
function columns<T extends string>(
  table: CreateTableBuilder<T>,
  types: Record<string, Kind | `${Kind}?`>,
): CreateTableBuilder<T> {
  return Object.entries(types).reduce(
    (built, [name, type]) =>
      built.addColumn(name, type.startsWith('text') ? 'text' : 'integer', (column) =>
        type.endsWith('?') ? column : column.notNull(),
      ),
    table,
  );
}

function ownedTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  const text = ['description', 'category', 'color_primary', 'season', 'occasion', 'tags', 'status'] as const;
  const words = ['subcategory', 'color_secondary', 'pattern', 'material', 'brand', 'size'] as const;
  await columns(ownedTable(db, 'wardrobe_items'), {
    version: 'integer',
    ...Object.fromEntries(text.map((name) => [name, 'text' as const])),
    ...Object.fromEntries(words.map((name) => [name, 'text?' as const])),
    is_favorite: 'integer',
    is_archived: 'integer',
    formality_hundredths: 'integer?',
    warmth_hundredths: 'integer?',
    quantity: 'integer',
    price_hundredths: 'integer?',
    currency: 'text?',
    purchase_date: 'text?',
    care_notes: 'text?',
    palette: 'text?',
    corrected: 'text',
    times_worn: 'integer',
    last_worn: 'text?',
    created_at: 'text',
    updated_at: 'text',
    deleted_at: 'text?',
  }).execute();
  await db.schema
    .createIndex('wardrobe_items_user')
    .on('wardrobe_items')
    .columns(['user_id', 'deleted_at', 'created_at', 'id'])
    .execute();
}

async function createImagesAndWears(db: Kysely<unknown>): Promise<void> {
  await columns(
    ownedTable(db, 'wardrobe_images').addColumn('item_id', 'text', (column) =>
      column.notNull().references('wardrobe_items.id').onDelete('cascade'),
    ),
    {
      position: 'integer',
      original_key: 'text',
      thumbnail_key: 'text',
      cutout_key: 'text?',
      cutout_thumbnail_key: 'text?',
      cutout: 'integer',
      width: 'integer',
      height: 'integer',
      dhash: 'text?',
      created_at: 'text',
      deleted_at: 'text?',
    },
  ).execute();
  await db.schema.createIndex('wardrobe_images_user').on('wardrobe_images').column('user_id').execute();
  await db.schema.createIndex('wardrobe_images_item').on('wardrobe_images').column('item_id').execute();
  await db.schema
    .createTable('wardrobe_wears')
    .addColumn('item_id', 'text', (column) =>
      column.notNull().references('wardrobe_items.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wardrobe_wears_key', ['item_id', 'day'])
    .execute();
  await db.schema
    .createIndex('wardrobe_wears_user')
    .on('wardrobe_wears')
    .columns(['user_id', 'day'])
    .execute();
}

async function createQueues(db: Kysely<unknown>): Promise<void> {
  await columns(ownedTable(db, 'wardrobe_photos'), {
    file_name: 'text',
    state: 'text',
    progress: 'integer',
    message: 'text?',
    retryable: 'integer',
    tries: 'integer',
    original_key: 'text',
    thumbnail_key: 'text',
    cutout_key: 'text?',
    cutout_thumbnail_key: 'text?',
    width: 'integer',
    height: 'integer',
    dhash: 'text?',
    findings: 'text?',
    created_at: 'text',
  }).execute();
  await db.schema
    .createIndex('wardrobe_photos_user')
    .on('wardrobe_photos')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await columns(ownedTable(db, 'wardrobe_imports'), {
    state: 'text',
    progress: 'integer',
    report: 'text',
    message: 'text?',
    created_at: 'text',
    alive_at: 'text',
  }).execute();
  await db.schema.createIndex('wardrobe_imports_user').on('wardrobe_imports').column('user_id').execute();
}

export const wardrobe: Migration = {
  async up(db) {
    await createItems(db);
    await createImagesAndWears(db);
    await createQueues(db);
  },
};
