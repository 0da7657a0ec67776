import type { Table } from './rows.ts';
import type { Writer } from './writer.ts';

/** What tells a copy from its original, in each table that grows with people and analyses. */
const distinguishing: Partial<Record<Table, readonly string[]>> = {
  users: ['id', 'username', 'username_key', 'email', 'email_key'],
  sessions: ['token_hash', 'id', 'user_id'],
  user_stats: ['user_id'],
  trait_people: ['user_id'],
  analyses: ['id', 'user_id', 'photo_key', 'thumbnail_key'],
  analysis_details: ['analysis_id', 'user_id'],
  stored_files: ['key', 'user_id'],
  activity_days: ['user_id'],
  reviews: ['id', 'user_id', 'analysis_id'],
  feedback: ['user_id', 'analysis_id'],
};

/**
 * Writes every synthetic person with all analyses nine times more, inside the database: a hundred times faster than row
 * by row. Copies carry a mark behind their ids and are not copied again.
 */
export async function multiplyByTen(writer: Writer): Promise<void> {
  for (let copy = 1; copy <= 9; copy++)
    for (const [table, marked] of Object.entries(distinguishing)) {
      const columns = await writer.columns(table);
      const values = columns.map((name) => (marked.includes(name) ? `${name} || 'x${copy}'` : name));
      const owner = table === 'users' ? 'id' : 'user_id';
      await writer.run(
        `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}
         where ${owner} in (select id from users where username like 'synthetic%' and username not like '%x%')`,
      );
    }
}
