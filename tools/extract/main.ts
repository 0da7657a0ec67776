import { catalogueFolder, extractMessages } from '../../web/build/extracted-messages.ts';

/** Writes the texts of the source into the catalogue of English and of every other language. */
const files = await extractMessages(catalogueFolder);
console.log(`Written: ${files.map((file) => `web/src/messages/${file}`).join(', ')}`);
