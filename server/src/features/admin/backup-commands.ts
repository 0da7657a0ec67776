type Command = { label: string; command: string };

export type DataPlaces = { database: 'sqlite' | 'postgres'; store: 'folder' | 's3' };

const databaseCommands: Record<DataPlaces['database'], Command[]> = {
  postgres: [
    {
      label: 'Back up the database',
      command: 'pg_dump --format=custom --file=drape.dump "$DATABASE_URL"',
    },
    {
      label: 'Restore it, with Drape stopped',
      command: 'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" drape.dump',
    },
  ],
  sqlite: [
    {
      label: 'Back up the database',
      command: 'sqlite3 "$DATA_DIR/drape.sqlite" ".backup drape-copy.sqlite"',
    },
    {
      label: 'Restore it, with Drape stopped',
      command: 'rm -f "$DATA_DIR"/drape.sqlite-* && cp drape-copy.sqlite "$DATA_DIR/drape.sqlite"',
    },
  ],
};

const storeCommands: Record<DataPlaces['store'], Command[]> = {
  s3: [
    {
      label: 'Back up photos and files',
      command: 'aws s3 sync "s3://$S3_BUCKET" ./drape-files --endpoint-url "$S3_ENDPOINT"',
    },
    {
      label: 'Restore them',
      command: 'aws s3 sync ./drape-files "s3://$S3_BUCKET" --endpoint-url "$S3_ENDPOINT"',
    },
  ],
  folder: [
    {
      label: 'Back up photos and files',
      command: 'tar --create --gzip --file=drape-files.tar.gz --directory="$DATA_DIR" files',
    },
    {
      label: 'Restore them, with Drape stopped',
      command: 'tar --extract --gzip --file=drape-files.tar.gz --directory="$DATA_DIR"',
    },
  ],
};

/** How to back up and restore where Drape does not do it itself, with the names of its own settings. */
export function backupCommands({ database, store }: DataPlaces): Command[] {
  return [
    ...databaseCommands[database],
    ...storeCommands[store],
    {
      label: 'Keep APP_SECRET with them: without it, what was sealed stays closed',
      command: 'printenv APP_SECRET > drape-secret.txt',
    },
  ];
}
