/** The composition root: from the configuration to a service that can listen. */

import { hostname as machineName } from 'node:os';
import type { Configuration } from '../config/settings.ts';
import { isLoopback } from '../config/values.ts';
import { DESK_LINK } from '../desk/navigation.ts';
import type { AskForSignIn } from '../desk/parts.ts';
import { ServiceUnavailableError, ThrottledError } from '../domain/errors.ts';
import { UPLOAD_LIMITS } from '../domain/upload.ts';
import type { TextWork } from '../generators/text-work.ts';
import { createTextThread } from '../generators/worker/thread.ts';
import { createMetrics } from '../http/observability/metrics.ts';
import type { HostMatcher } from '../http/pipeline/endpoint.ts';
import { createServer, type HttpServer, type ServerLogger } from '../http/server.ts';
import { courses } from '../resources/courses.ts';
import { feedbacksNeeded } from '../resources/feedbacks-needed.ts';
import { goalWriting } from '../resources/goal-writing.ts';
import { preLeadStatuses } from '../resources/pre-lead-statuses.ts';
import { receivedFeedbacks } from '../resources/received-feedbacks.ts';
import { smartGoals } from '../resources/smart-goals.ts';
import { createIdempotencyStore } from '../store/audit.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createProgrammeStore } from '../store/due-feedbacks.ts';
import { createFeedbackIntake } from '../store/feedbacks/feedback-intake.ts';
import { createReceivedFeedbackStore } from '../store/feedbacks/received-feedbacks.ts';
import { readIdentity } from '../store/identity.ts';
import { createRequestLimiter, createTokenBudget } from '../store/limits.ts';
import { isNewDatabase, migrate } from '../store/migrations/migrate.ts';
import { createCourseStore, createPreLeadStatusReader } from '../store/records/records.ts';
import { createSmartGoalStore } from '../store/records/smart-goals.ts';
import { databasePlace, openDatabase, protectDatabase } from './database.ts';
import { createDesk } from './desk.ts';
import { createFeedbackPages } from './feedback.ts';
import { createGoalWriter, goalReports, goalServerOf } from './goal-writer.ts';
import { mailSetup } from './mail.ts';
import { metricSources } from './metric-sources.ts';
import { createPersonalEndpoints } from './personal.ts';
import { createReminderStops, runReminders } from './reminders.ts';
import { openErasureDigests } from './secret-key.ts';
import { createAuthenticationStores } from './sign-in.ts';
import { createUploads, type ReadingLimits, scheduleUploadCleanup } from './uploads.ts';
import { createWritePages } from './write.ts';

/** The service with its open resources; disposing of it completes requests in progress first. */
export interface Application extends AsyncDisposable {
  readonly server: HttpServer;
  /** The path at which the first account can be made; null if there are accounts, or none is asked for. */
  readonly firstLink: string | null;
}

/** How long a goal server may continue writing when the service stops, in milliseconds. */
const GOALS_WHEN_STOPPING = 4000;
/** How long a creation may take besides writing goals before it is considered dead, in seconds. */
const PATIENCE = 60;
/** How long a connection may be silent besides the time for writing goals or for an upload, in milliseconds. */
const SILENCE = 30_000;
/** How long the page of an upload waits for it, in seconds. */
const UPLOAD = UPLOAD_LIMITS.turn + UPLOAD_LIMITS.seconds;

/** What an application gets from outside. */
interface Surroundings {
  /** A text worker that outlives it; default: a thread of its own. */
  readonly texts?: TextWork;
  readonly uploadLimits?: Partial<ReadingLimits>;
  /** Starts it again so that everybody signs in; default: only an operator can. */
  readonly askForSignIn?: AskForSignIn;
  /** The secret with which the first account is made; default: a new one. */
  readonly firstSecret?: string;
}

/**
 * Assembles the service: opens and migrates the database, and creates the server, which does not listen yet.
 *
 * @throws DatabaseOpenError if the database cannot be used
 */
export async function createApplication(
  configuration: Configuration,
  logger: ServerLogger,
  { texts: sharedTexts, uploadLimits, askForSignIn, firstSecret }: Surroundings = {},
): Promise<Application> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openDatabase(configuration, 'service'));
  const applied = await migrate(database);
  const place = await databasePlace(configuration);
  // The names of all migrations say nothing to whoever starts the service for the first time.
  if (isNewDatabase(applied)) logger.info(`${place} is new: its tables are created`);
  else {
    logger.info(`${place} is open`);
    if (applied.length > 0) logger.info({ migrations: applied }, 'applied migrations to the database');
  }
  for (const { file, mode, isNarrowed } of await protectDatabase(configuration)) {
    logger.warn({ file, mode }, isNarrowed ? NARROWED : TOO_WIDE);
  }
  await lookAtSecretKey(configuration, database, logger);

  const { TIME_ZONE: timeZone, GOAL_TOKEN_BUDGET } = configuration;
  const today = () => Temporal.Now.plainDateISO(timeZone);
  const texts = sharedTexts ?? opened.use(createTextThread());
  const sendsMail = mailSetup(configuration) !== null;
  const metrics = createMetrics(metricSources(configuration, { database, texts, sendsMail }));
  if (sendsMail) metrics.startMail();
  if (goalServerOf(configuration) !== null) metrics.noteGoalServer(true);
  const stopping = new AbortController();
  const writer = await createGoalWriter(configuration, {
    texts,
    stopping: stopping.signal,
    ...(GOAL_TOKEN_BUDGET !== null && { budget: createTokenBudget(database, GOAL_TOKEN_BUDGET, timeZone) }),
    ...goalReports(logger, metrics),
  });
  const writeGoals = goalWriting({
    writer: metrics.countGoals(writer, configuration.OPENAI_MODEL),
    ...admission(configuration, database),
    now: () => Temporal.Now.instant(),
  });
  const idempotency = createIdempotencyStore(database, configuration.GOAL_TIME_LIMIT + PATIENCE);
  const uploads = opened.use(createUploads(configuration, database, today, uploadLimits));
  const authenticationStores = await createAuthenticationStores(
    configuration,
    database,
    logger,
    opened,
    firstSecret,
  );
  const linkMail = authenticationStores?.ways.mail ?? null;
  const server = createServer({
    collections: [
      smartGoals({ goals: createSmartGoalStore(database), writeGoals, timeZone }),
      courses({
        courses: createCourseStore(database),
        timeZone,
        identity: await readIdentity(database.reader),
      }),
      preLeadStatuses(createPreLeadStatusReader(database), timeZone),
      feedbacksNeeded(createProgrammeStore(database, today), timeZone),
      receivedFeedbacks(createReceivedFeedbackStore(database, today), timeZone),
    ],
    metrics,
    links: [DESK_LINK],
    logger,
    ready: () => database.check(),
    baseUrl: configuration.BASE_URL,
    trustProxy: configuration.TRUST_PROXY,
    allowedHosts: allowedHosts(configuration),
    corsOrigins: configuration.CORS_ORIGINS,
    securityContacts: configuration.SECURITY_CONTACT,
    reminderStops: createReminderStops(database),
    others: [
      ...createDesk(configuration, database, today, uploads, { linkMail, askForSignIn }),
      ...createPersonalEndpoints(configuration, database, texts, today),
      ...createWritePages(configuration, database, { writeGoals, idempotency, texts }),
      ...createFeedbackPages(configuration, database, texts, logger),
    ],
    ...(configuration.TYPEFORM_SECRET !== null && {
      typeform: {
        secret: configuration.TYPEFORM_SECRET,
        forms: configuration.TYPEFORM_FORMS,
        timeZone,
        intake: createFeedbackIntake(database, today),
      },
    }),
    authenticationStores,
    idempotency,
    limits: {
      body: configuration.BODY_LIMIT,
      headers: configuration.HEADER_LIMIT,
      address: configuration.URL_LIMIT,
    },
    connections: connectionLimits(configuration),
    silenceLimit: SILENCE + Math.max(configuration.GOAL_TIME_LIMIT, UPLOAD) * 1000,
  });
  if (configuration.BACKUP_DIR !== null) {
    const { scheduleBackups } = await import('./backup.ts');
    opened.use(scheduleBackups(configuration, configuration.BACKUP_DIR, logger, metrics));
  }
  const { runMailSender } = await import('./mail-sender.ts');
  const mailSender = opened.use(await runMailSender(configuration, database, logger, metrics));
  opened.use(await runReminders(configuration, database, logger));
  opened.use(
    scheduleUploadCleanup(uploads, database, (err) =>
      logger.warn({ err }, 'failed to remove old uploads; retrying'),
    ),
  );
  if (configuration.KEEP_GOALS_MONTHS !== null || configuration.KEEP_PEOPLE_MONTHS !== null) {
    const { runRetention } = await import('./retention.ts');
    opened.use(runRetention(configuration, database, logger));
  }
  opened.defer(async () => {
    // Waits for the message being sent and for requests in progress at the same time.
    const mailEnds = mailSender[Symbol.asyncDispose]();
    // Goals that a server is still writing would delay the shutdown: the composer writes them instead.
    const timer = setTimeout(() => stopping.abort(), GOALS_WHEN_STOPPING);
    await server.close();
    clearTimeout(timer);
    await mailEnds;
  });
  const held = opened.move();
  const firstLink = authenticationStores?.firstLink ?? null;
  return { server, firstLink, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const NARROWED = 'other users could read the database; its permissions are now restricted to the owner';
const TOO_WIDE =
  'other users can read the database, and this user cannot change its permissions: run “chmod 600” on it';

/** Requests need no secret key. So a wrong one is logged, and the service starts. */
async function lookAtSecretKey(
  configuration: Configuration,
  database: Database,
  logger: ServerLogger,
): Promise<void> {
  try {
    await openErasureDigests(configuration, database);
  } catch (error) {
    // A database that cannot be written at the moment can still be read.
    if (!(error instanceof DatabaseOpenError || error instanceof ServiceUnavailableError)) throw error;
    logger.error(`imports and erasures are disabled. ${error.message}`);
  }
}

/** The default maximum number of connections per address; an office behind one address may have many. */
const USUAL_CLIENT_CONNECTIONS = 256;

/** By default, addresses that stand for a proxy, and so for all clients, are unlimited. */
function connectionLimits({ CONNECTION_LIMIT: all, CLIENT_CONNECTION_LIMIT, TRUST_PROXY }: Configuration) {
  const usual = TRUST_PROXY ? Number.POSITIVE_INFINITY : USUAL_CLIENT_CONNECTIONS;
  return { all, client: CLIENT_CONNECTION_LIMIT ?? usual, exceptLoopback: CLIENT_CONNECTION_LIMIT === null };
}

/** The default maximum number of goal requests per client and minute with a goal server. */
const USUAL_RATE_LIMIT = 30;

/** The rate limiter of goal requests; undefined without a limit, so that nothing is counted. */
function admission(
  { GOAL_RATE_LIMIT, GOAL_WRITER }: Configuration,
  database: Database,
): { readonly admit?: (client: string) => Promise<void> } {
  const limit = GOAL_RATE_LIMIT ?? (GOAL_WRITER === 'offline' ? Number.POSITIVE_INFINITY : USUAL_RATE_LIMIT);
  if (limit === Number.POSITIVE_INFINITY) return {};
  const limiter = createRequestLimiter(database);
  return {
    admit: async (client) => {
      const wait = await limiter.take(client, limit);
      if (wait > 0) throw new ThrottledError(wait);
    },
  };
}

// The host names that a configuration allows.

/** The loopback names as clients write them. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** An IPv4 address, or an IPv6 address in brackets. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Protection against DNS rebinding: another site may point its own name to this machine, and its pages would
 * then share the origin of this service. So only names that no other site can have are allowed: those of this machine,
 * and configured ones; beyond loopback also IP addresses, by which Prometheus asks each process. With AUTH=tokens
 * such pages have neither a token nor the cookie, so any name is allowed there unless names are configured.
 */
export function allowedHosts({ HOST, BASE_URL, ALLOWED_HOSTS, AUTH }: Configuration): HostMatcher {
  if (ALLOWED_HOSTS.includes('*')) return () => true;
  const configured = [...(BASE_URL === null ? [] : [new URL(BASE_URL).hostname]), ...ALLOWED_HOSTS];
  const own = [...LOOPBACK_NAMES, HOST.toLowerCase(), ...configured];
  if (isLoopback(HOST)) return oneOf(own);
  if (AUTH === 'tokens' && ALLOWED_HOSTS.length === 0) return () => true;
  const machine = machineName().toLowerCase();
  const isOwn = oneOf([...own, machine, `${machine}.local`]);
  return (host) => isOwn(host) || ADDRESS.test(host);
}

const oneOf = (names: readonly string[]): HostMatcher => {
  const known = new Set(names);
  return (host) => known.has(host);
};
