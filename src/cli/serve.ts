import closeWithGrace from 'close-with-grace';
import type { Application } from '../app/application.ts';
import { readProcessConfiguration, requireSignIn } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { errorCodeOf } from '../domain/errors.ts';
import { linkAddress } from '../domain/sign-in.ts';
import { newSecret } from '../store/identity.ts';
import { CommandError } from './command-error.ts';
import { command } from './declaration.ts';
import { print, textTable } from './output.ts';
import { END_SIGNALS, onTermination } from './termination.ts';

/** The timeout for requests in progress when the service stops, in milliseconds. */
const STOP_LIMIT = 10_000;
/** How long whoever asks for something that starts the service again has for the answer, in milliseconds. */
const ANSWERED = 500;
/** The length of the listen queue: beyond it the kernel would reset connections. */
const BACKLOG = 2048;

/** `mentoring serve`: runs the service until it is stopped. */
export const serveCommand = command({
  description: 'Run the service. Ctrl+C or SIGTERM stop it gracefully.',
  notes: `
It has no options: settings are environment variables or lines of the file .env, which “npx mentoring config” shows.

Examples:
  npx mentoring serve
  PORT=8080 DATABASE_URL=sqlite:./data/trial.db npx mentoring serve`,
  async run() {
    const { configuration } = readProcessConfiguration();
    const { createLog } = await import('./logger.ts');
    const { logger, lastWords } = await createLog(configuration.LOG_LEVEL);
    const { createApplication } = await import('../app/application.ts');
    let [address, isClosing, isAsked] = ['', false, false];
    const firstSecret = newSecret();
    const again = async (changed: Configuration): Promise<void> => {
      await application[Symbol.asyncDispose]();
      if (isClosing) return;
      application = await createApplication(changed, logger, { firstSecret });
      // Where any free port may be taken, it is the one that the browser knows.
      await listen(application, { ...changed, PORT: Number(new URL(address).port) });
    };
    /** Whoever asks gets their page from the service as it is. */
    const askForSignIn = async (): Promise<string | null> => {
      const changed = isAsked ? configuration : requireSignIn();
      if (changed === null) return null;
      if (!isAsked) setTimeout(() => void again(changed), ANSWERED);
      isAsked = true;
      return linkAddress('', firstSecret, '/desk/');
    };
    let application = await createApplication(configuration, logger, { askForSignIn });
    // An error that ends the process at once must be written synchronously, or the log would lose it.
    const options = { delay: STOP_LIMIT, logger: lastWords, skip: [...END_SIGNALS] };
    const stop = closeWithGrace(options, async ({ err }) => {
      isClosing = true;
      if (err) lastWords.fatal({ err }, 'stopping because of an unexpected error');
      await application[Symbol.asyncDispose]();
    });
    const watch = onTermination((signal) => {
      logger.info(signal ? { signal } : { cause: 'npm, which started it, is gone' }, 'the service stops');
      if (!isClosing) void stop.close();
    });
    try {
      address = await listen(application, configuration);
      print(`listening on ${address}\n`);
      const site = configuration.BASE_URL?.replace(/\/$/, '') ?? address;
      if (process.stdout.isTTY) print(await introduction(site, configuration));
      if (application.firstLink !== null)
        print(
          `To make the first account, open this link once within 15 minutes:\n${site}${application.firstLink}\n`,
        );
    } catch (error) {
      watch[Symbol.dispose]();
      stop.uninstall();
      await application[Symbol.asyncDispose]();
      throw listenError(error, configuration);
    }
  },
});

/** The next steps for people who started the service in a terminal. */
async function introduction(site: string, configuration: Configuration): Promise<string> {
  const { AUTH } = configuration;
  const { databasePlace } = await import('../app/database.ts');
  const lines = [
    ['the desk', `${site}/desk/`, 'offers an example while it is empty'],
    ['the page for mentees', `${site}/write/`, 'try it: it writes goals'],
    ['the API', `${site}/docs/`, ''],
    ['the data', (await databasePlace(configuration)).replace(/^The database /, ''), ''],
    ...(AUTH === 'tokens'
      ? [['to sign in', 'npx mentoring account link E-MAIL', 'prints a link that signs in once']]
      : []),
    ['to stop', 'Ctrl+C', ''],
  ];
  return `\n${textTable(lines.map((line) => ['', ...line]))}\n\n`;
}

/** Listens, and logs the address that a browser on this machine can open. */
async function listen({ server }: Application, { HOST, PORT }: Configuration): Promise<string> {
  const listening = new URL(
    await server.listen({
      host: HOST,
      port: PORT,
      backlog: BACKLOG,
      listenTextResolver: () => 'the service listens',
    }),
  );
  listening.hostname = HOST.includes(':') ? `[${HOST}]` : HOST;
  return listening.origin;
}

function listenError(error: unknown, { HOST, PORT }: Configuration): unknown {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new CommandError(
        `Port ${PORT} of ${HOST} is in use, perhaps by another start of this service. ` +
          'Stop that program, or set PORT to another port (PORT=0 takes any free one).',
      );
    case 'EACCES':
      return new CommandError(`This user may not listen on port ${PORT}. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(
        `HOST is ${HOST}, which is not an address of this machine. Set it to one that is, such as 127.0.0.1.`,
      );
    default:
      return error;
  }
}
