/**
 * `/feedback/{secret}/`: mentees and mentors answer the questions of a round, for anybody who has the personal link; and
 * `/feedback/`, where those who have lost it have another one sent. Opening a link changes nothing: mail programs open links.
 */

import type { RoundTitles } from '../../domain/feedback-selection.ts';
import {
  DAYS_TO_CORRECT,
  FEEDBACK_PATH,
  type FeedbackForms,
  type Invitation,
} from '../../domain/forms/invitation.ts';
import {
  type AnswerFault,
  type AnswerValue,
  answerTo,
  type Question,
  questionsFor,
} from '../../domain/forms/question.ts';
import { type Harm, needsHelp } from '../../domain/harm.ts';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { isMailAddress } from '../../domain/outbox.ts';
import { html } from '../../html/html.ts';
import { createFailureCounter } from '../../http/auth/authentication.ts';
import type { Endpoint, RequestContext } from '../../http/pipeline/endpoint.ts';
import { acceptedLanguage } from '../../http/requests/negotiation.ts';
import { lastValue } from '../../http/requests/target.ts';
import { type FixedResponse, redirectResponse } from '../../http/responses/response.ts';
import {
  chosenLanguage,
  filled,
  LANGUAGE,
  languageOf,
  readForm,
  SECRET,
  type SentForm,
  type WritePage,
  writeResponse,
} from '../frame.ts';
import { type HelpTexts, renderHelplines } from '../help.ts';
import { WRITE_TEXTS } from '../texts.ts';
import { FEEDBACK_TEXTS } from './texts.ts';
import {
  CHANGE,
  DO,
  formWith,
  isUnasked,
  renderAgain,
  renderAnswers,
  renderClosed,
  renderForm,
  renderLost,
  renderThanks,
  renderTyped,
  type Shown,
  sentFor,
  VERSION,
} from './view.ts';

/** Sends people their links, after the request, so that its answer does not depend on whether they have any. */
export interface FeedbackLinkMail {
  request(email: string): void;
}

/** The dependencies of the pages. */
export interface FeedbackParts {
  readonly serviceName: string;
  readonly forms: Pick<FeedbackForms, 'find' | 'submit' | 'requestCall'>;
  /** What a text is about; null if it is about no harm, or cannot be judged now. */
  readonly judge: (text: string) => Promise<Harm | null>;
  readonly help: HelpTexts;
  /** The language of the programme, for texts that lack that of the page. */
  defaultLanguage(): Promise<Language>;
  /** The title of a round, and a day, in a language. */
  readonly roundTitle: (round: RoundTitles, language: Language) => string;
  readonly longDate: (day: Temporal.PlainDate, language: Language) => string;
  readonly timeZone: string;
  /** Null if no mail is sent. */
  readonly mail: FeedbackLinkMail | null;
  /** The maximum size of a form, in bytes. */
  readonly bodyLimit: number;
}

export const feedbackEndpoints = (parts: FeedbackParts): readonly Endpoint[] => [
  answerEndpoint(parts),
  ...(parts.mail === null ? [] : [lostEndpoint(parts, parts.mail)]),
];

function answerEndpoint(parts: FeedbackParts): Endpoint {
  const { forms, serviceName, bodyLimit } = parts;
  const countGuess = createFailureCounter();
  const page = (made: WritePage, headers: Readonly<Record<string, string>> = {}): FixedResponse => {
    const response = writeResponse(made, serviceName);
    return { ...response, headers: { ...response.headers, ...headers } };
  };

  async function shownOf(context: RequestContext, invitation: Invitation): Promise<Shown> {
    const fallback = await parts.defaultLanguage();
    const { language: own, round, name, partner } = invitation;
    const language =
      chosenLanguage(context) ??
      (own !== null && isLanguage(own) ? own : null) ??
      acceptedLanguage(context.raw.headers['accept-language']) ??
      fallback;
    return {
      language,
      fallback,
      path: context.path,
      round: parts.roundTitle(round, language),
      name,
      partner,
    };
  }

  /** The page of a link that leads nowhere, with whatever was typed. */
  function unknown(context: RequestContext, form: SentForm | null): FixedResponse {
    const wait = countGuess(context.client);
    const language = languageOf(context);
    const texts = [FEEDBACK_TEXTS[language].unknown, ...(wait > 0 ? [WRITE_TEXTS[language].throttled] : [])];
    const said = { title: WRITE_TEXTS[language].unknown.title, texts };
    const typed = form === null ? null : renderTyped(form, language);
    const made = renderClosed({ language, path: null }, wait > 0 ? 429 : 404, said, typed);
    return page(made, wait > 0 ? { 'Retry-After': String(wait) } : {});
  }

  /** The questions that are asked, and what was answered, of those who may. */
  function ask(shown: Shown, { form, key, given }: Invitation, sent: SentForm | null, faulty?: Checked) {
    const questions = questionsFor(form?.questions ?? [], key.role);
    return page(
      renderForm(shown, {
        status: faulty === undefined ? 200 : 422,
        hidden: [{ name: VERSION, value: String(form?.version ?? 0) }],
        questions,
        form: sent ?? formWith(questions, given?.answers ?? new Map()),
        faults: faulty?.faults ?? new Map(),
        isEmpty: faulty?.isEmpty ?? false,
        below: faulty === undefined ? null : renderTyped(faulty.unasked, shown.language),
        isCorrection: given !== null,
      }),
    );
  }

  /** Why nothing can be answered, with whatever was typed or answered before. */
  function closed(shown: Shown, invitation: Invitation, form: SentForm | null): FixedResponse {
    const { state, opens } = invitation;
    const { language } = shown;
    const texts = FEEDBACK_TEXTS[language];
    const about = `${shown.round} – ${shown.partner}`;
    const said =
      state === 'early'
        ? [filled(texts.earlyText, { date: parts.longDate(opens, language) })]
        : state === 'open'
          ? [texts.final, texts.reply]
          : [texts.unneeded, texts.reply];
    const title =
      state === 'early'
        ? texts.early
        : state === 'open'
          ? filled(texts.thanks, { name: shown.name })
          : texts.ended;
    const isKnown = state !== 'erased';
    return page(
      renderClosed(
        shown,
        form === null ? 200 : 409,
        { title, texts: isKnown ? [about, ...said] : said },
        form === null ? null : renderTyped(form, language),
      ),
    );
  }

  async function thank(shown: Shown, invitation: Invitation): Promise<FixedResponse> {
    const { form, key, given, mayAnswer } = invitation;
    if (given === null) return closed(shown, invitation, null);
    const { language } = shown;
    const questions = questionsFor(form?.questions ?? [], key.role);
    const last = given.submitted_at.toZonedDateTimeISO(parts.timeZone).add({ days: DAYS_TO_CORRECT });
    const needsCare = await isAboutHarm([...given.answers.values()]);
    return page(
      renderThanks(shown, {
        answers: renderAnswers(shown, questions, given.answers),
        until: mayAnswer ? parts.longDate(last.toPlainDate(), language) : null,
        help: needsCare ? renderHelplines(language, parts.help) : null,
        wantsCall: given.wantsCall,
      }),
    );
  }

  async function isAboutHarm(answers: readonly AnswerValue[]): Promise<boolean> {
    for (const answer of answers) {
      const harm = typeof answer === 'string' && answer.length > 2 ? await parts.judge(answer) : null;
      if (harm !== null && needsHelp(harm)) return true;
    }
    return false;
  }

  async function show(context: RequestContext, invitation: Invitation): Promise<FixedResponse> {
    const shown = await shownOf(context, invitation);
    const { state, given, isReceived, mayAnswer } = invitation;
    const wantsChange = lastValue(context.parameters, CHANGE) === '1';
    if (given !== null && state !== 'erased' && (isReceived || !mayAnswer) && !(wantsChange && mayAnswer)) {
      return thank(shown, invitation);
    }
    return mayAnswer ? ask(shown, invitation, null) : closed(shown, invitation, null);
  }

  async function submit(
    context: RequestContext,
    secret: string,
    invitation: Invitation,
    sent: SentForm,
  ): Promise<FixedResponse> {
    const shown = await shownOf(context, invitation);
    const done = redirectResponse(303, `${context.path}?${LANGUAGE}=${shown.language}`, {
      'Cache-Control': 'no-store',
    });
    if (sent.get('do') === DO.call) {
      await forms.requestCall(secret);
      return done;
    }
    if (!invitation.mayAnswer) return closed(shown, invitation, sent);
    if (sent.get('do') === DO.show) return ask(shown, invitation, sent);
    const { form, key } = invitation;
    const checked = check(questionsFor(form?.questions ?? [], key.role), sent);
    const isFaulty = checked.faults.size > 0 || checked.isEmpty || checked.unasked.size > 0;
    if (isFaulty) return ask(shown, invitation, sent, checked);
    const version = invitation.form?.version ?? 0;
    const submitted = await forms.submit(secret, { version, answers: checked.answers });
    if (submitted === null) return unknown(context, sent);
    return submitted.isSaved ? done : closed(shown, submitted.invitation, sent);
  }

  return {
    path: `${FEEDBACK_PATH}{secret}/`,
    methods: ['GET', 'HEAD', 'POST'],
    access: 'public',
    representations: 'fixed',
    skips: ['origin'],
    async handle({ context, method, values }) {
      const secret = values['secret'] ?? '';
      const sent = method === 'POST' ? await readForm(context, bodyLimit) : null;
      const invitation = SECRET.test(secret)
        ? await forms.find(secret, Number(sent?.get(VERSION) ?? 0))
        : null;
      if (invitation === null) return unknown(context, sent);
      return sent === null ? show(context, invitation) : submit(context, secret, invitation, sent);
    },
    async errorPage(problem, context) {
      const isRead = context.method === 'GET' || context.method === 'HEAD';
      const form = isRead ? null : await readForm(context, bodyLimit).catch(() => null);
      const language = languageOf(context);
      const { failed, throttled } = WRITE_TEXTS[language];
      const texts = problem.status === 429 ? [throttled] : form === null ? [] : [failed.text];
      const again = { language, path: isRead ? context.path : null };
      const below =
        form === null
          ? null
          : html`${renderAgain(form, context.path, language)}\n${renderTyped(form, language)}`;
      return page(renderClosed(again, problem.status, { title: failed.title, texts }, below));
    },
  };
}

/** What was sent, question by question. */
interface Checked {
  readonly answers: ReadonlyMap<string, AnswerValue>;
  readonly faults: ReadonlyMap<string, AnswerFault>;
  readonly isEmpty: boolean;
  /** What was typed for questions that are not asked any more. */
  readonly unasked: SentForm;
}

/** Checks what was sent. */
export function check(questions: readonly Question[], sent: SentForm): Checked {
  const answers = new Map<string, AnswerValue>();
  const faults = new Map<string, AnswerFault>();
  for (const question of questions) {
    const answered = answerTo(question, sentFor(question, sent));
    if ('fault' in answered) faults.set(question.name, answered.fault);
    else if (answered.answer !== null) answers.set(question.name, answered.answer);
  }
  return {
    answers,
    faults,
    isEmpty: answers.size === 0 && faults.size === 0,
    unasked: new Map([...sent].filter(([name]) => isUnasked(name, questions))),
  };
}

/** `/feedback/`: the response is the same whether anybody has the address or not. */
function lostEndpoint({ serviceName, bodyLimit }: FeedbackParts, mail: FeedbackLinkMail): Endpoint {
  const countRequest = createFailureCounter();
  async function submit(context: RequestContext): Promise<FixedResponse> {
    const sent = await readForm(context, bodyLimit);
    const language = languageOf(context);
    const email = (sent.get('email') ?? '').trim();
    const form = (status: number, error: string | null) =>
      writeResponse(renderLost(language, { status, email, error }), serviceName);
    if (sent.get('do') === DO.show) return form(200, null);
    const texts = FEEDBACK_TEXTS[language];
    if (!isMailAddress(email)) return form(422, texts.wrongEmail);
    const wait = countRequest(context.client);
    if (wait > 0) {
      const refused = form(429, WRITE_TEXTS[language].throttled);
      return { ...refused, headers: { ...refused.headers, 'Retry-After': String(wait) } };
    }
    mail.request(email);
    const said = { title: texts.sent, texts: [texts.sentText] };
    return writeResponse(renderClosed({ language, path: null }, 200, said), serviceName);
  }
  return {
    path: FEEDBACK_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    access: 'public',
    representations: 'fixed',
    async handle({ context, method }) {
      if (method === 'POST') return submit(context);
      const state = { status: 200, email: '', error: null };
      return writeResponse(renderLost(languageOf(context), state), serviceName);
    },
  };
}
