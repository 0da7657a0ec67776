import { configOrExit } from './environment.ts';
import { becomeOwner } from './maintenance/become-owner.ts';
import { UsageError } from './maintenance/command.ts';
import { asksForHelp, commandOf, failureText, helpText } from './maintenance/run-command.ts';
import { confirm, readPassword } from './maintenance/terminal.ts';
import { systemClock } from './platform/clock.ts';
import { keepPrivate } from './platform/process/private-folder.ts';
import { version } from './version.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(words: string[]): Promise<number> {
  if (asksForHelp(words)) {
    say(helpText());
    return 0;
  }
  keepPrivate();
  try {
    const run = commandOf(words);
    const config = configOrExit();
    becomeOwner(config.dataDir);
    return (await run({ config, clock: systemClock, version, say, readPassword, confirm })) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exit(await main(process.argv.slice(2)));
