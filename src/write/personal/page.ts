/**
 * `/my-mentoring/{secret}/`: what a mentee or mentor has with the programme, for anybody who has the personal link. Opening it
 * changes nothing: mail programs open links.
 */

import { ADDRESS_HOLDER } from '../../domain/eraser.ts';
import type { RoundTitles } from '../../domain/feedback-selection.ts';
import { MAX_LINES } from '../../domain/fields.ts';
import { feedbackAddress } from '../../domain/forms/invitation.ts';
import { type Harm, needsHelp } from '../../domain/harm.ts';
import { isLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import {
  type OpenFeedback,
  PERSONAL_PATH,
  type PersonalPage,
  type PersonalPages,
  type PersonalPair,
} from '../../domain/personal-page.ts';
import { type FeedbackKey, ROLES } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { CALENDAR_TYPE, renderCalendar } from '../../http/calendar/document.ts';
import type { Endpoint, RequestContext } from '../../http/pipeline/endpoint.ts';
import { lastValue } from '../../http/requests/target.ts';
import {
  type FixedResponse,
  fixedResponse,
  redirectResponse,
  temporarilyUnavailable,
} from '../../http/responses/response.ts';
import { renderErrors, renderHidden, renderOptions } from '../../pages/field.ts';
import { characterCount } from '../../resources/text.ts';
import {
  chosenLanguage,
  filled,
  grouped,
  LANGUAGE,
  languageOf,
  readSent,
  renderGoals,
  SECRET,
  type SentFields,
  type WritePage,
  writeResponse,
} from '../frame.ts';
import { type HelpTexts, renderHelplines } from '../help.ts';
import { type KeptParts, renderErase } from '../kept.ts';
import { WRITE_TEXTS } from '../texts.ts';
import { OWN_GOALS } from '../write.ts';
import { PERSONAL_TEXTS } from './texts.ts';

/** The dependencies of the page. */
export interface PersonalParts {
  readonly serviceName: string;
  readonly pages: PersonalPages;
  /** What a text is about; null if it is about no harm, or cannot be judged now. */
  readonly judge: (text: string) => Promise<Harm | null>;
  readonly help: HelpTexts;
  /** Erases goals for good; null if erasing is disabled at the moment. */
  readonly openEraser: KeptParts['openEraser'];
  readonly timeZone: string;
  readonly today: () => Temporal.PlainDate;
  /** A round, its partner and its due date in one line, and a day, in a language. */
  readonly dueLine: (
    due: { round: RoundTitles; partner: string; date: Temporal.PlainDate },
    language: Language,
  ) => string;
  readonly longDate: (day: Temporal.PlainDate, language: Language) => string;
  /** The maximum size of a form, in bytes. */
  readonly bodyLimit: number;
}

/** The field of the forms, and the query parameter after a message was sent: `help` if it was about harm. */
const DO = 'do';
const SENT = 'sent';
const HELP = 'help';

export const personalEndpoints = (parts: PersonalParts): readonly Endpoint[] => [
  pageEndpoint(parts),
  calendarEndpoint(parts),
];

function pageEndpoint(parts: PersonalParts): Endpoint {
  const { pages, serviceName, bodyLimit } = parts;
  const respond = (page: WritePage): FixedResponse => writeResponse(page, serviceName);

  const show = (
    context: RequestContext,
    page: PersonalPage,
    refused: Refused | null = null,
  ): FixedResponse => {
    const language = chosenLanguage(context) ?? page.language;
    const sent = lastValue(context.parameters, SENT) ?? null;
    return respond(renderPersonal(page, { parts, language, path: context.path, sent, refused }));
  };

  /** Does what a button says. Returns the address that follows, or why it was refused. */
  async function act(
    secret: string,
    { goals }: PersonalPage,
    fields: SentFields,
    path: string,
  ): Promise<string | Refused> {
    const typed = fields('text').trim();
    switch (fields(DO)) {
      case 'language': {
        const language = fields('language');
        if (isLanguage(language)) await pages.setLanguage(secret, language);
        return path;
      }
      case 'pause': {
        const until = fields('until') === '' ? null : dayIn(fields('until'));
        const isPast = until !== null && Temporal.PlainDate.compare(until, parts.today()) <= 0;
        if (isPast || (until === null && fields('until') !== ''))
          return { field: 'until', typed: fields('until') };
        await pages.pause(secret, { until });
        return path;
      }
      case 'resume':
        await pages.pause(secret, null);
        return path;
      case 'agree':
        await pages.agree(secret, fields('agreed') === 'true');
        return path;
      case 'erase': {
        const goal = goals?.written.find(({ id }) => String(id) === fields('goal'));
        const eraser = goal && (await parts.openEraser());
        if (eraser === null) throw temporarilyUnavailable(60);
        if (goal !== undefined) await eraser?.eraseGoal(goal.id, ADDRESS_HOLDER);
        return path;
      }
      case 'report': {
        if (typed === '' || characterCount(typed) > MAX_LINES || typed.includes('\0'))
          return { field: 'text', typed };
        if (!(await pages.report(secret, typed))) return { field: 'many', typed };
        const harm = await parts.judge(typed);
        return `${path}?${SENT}=${harm !== null && needsHelp(harm) ? HELP : 'message'}`;
      }
      default: {
        const key = keyIn(fields('feedback'));
        const link = key === null ? null : await pages.formLink(secret, key);
        return link === null ? path : feedbackAddress('', link);
      }
    }
  }

  return {
    path: `${PERSONAL_PATH}{secret}/`,
    methods: ['GET', 'HEAD', 'POST'],
    access: 'public',
    representations: 'fixed',
    skips: ['origin'],
    async handle({ context, method, values }) {
      const secret = values['secret'] ?? '';
      const page = SECRET.test(secret) ? await pages.find(secret) : null;
      if (page === null) return respond(renderUnknown(languageOf(context)));
      if (method !== 'POST') return show(context, page);
      const done = await act(secret, page, await readSent(context, bodyLimit), context.path);
      if (typeof done !== 'string') return show(context, page, done);
      return redirectResponse(303, done, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    },
    async errorPage(problem, context) {
      const language = languageOf(context);
      const { title, text } = WRITE_TEXTS[language].failed;
      const typed =
        context.method === 'POST'
          ? (await readSent(context, bodyLimit).catch(() => null))?.('text')
          : undefined;
      return respond({
        ...renderUnknown(language),
        status: problem.status,
        title,
        content: html`<div class="opening"><h1>${title}</h1>
<p class="description">${text}</p></div>
${typed !== undefined && typed !== '' && html`<p class="typed" dir="auto">${typed}</p>`}`,
      });
    },
  };
}

/** The dates of what is open as a file. */
const calendarEndpoint = ({ pages, dueLine, timeZone }: PersonalParts): Endpoint => ({
  path: `${PERSONAL_PATH}{secret}/calendar.ics`,
  methods: ['GET', 'HEAD'],
  access: 'public',
  representations: 'fixed',
  async handle({ context, values }) {
    const secret = values['secret'] ?? '';
    const page = SECRET.test(secret) ? await pages.find(secret) : null;
    if (page === null) return writeResponse(renderUnknown(languageOf(context)), 'Mentoring');
    const { language, pairs } = page;
    const events = pairs.flatMap(({ partner, open }) =>
      open.map(({ key, round, due_date: date }) => ({
        uid: `${keyText(key)}@mentoring.invalid`,
        start: date.toZonedDateTime({ timeZone, plainTime: '09:00' }).toInstant(),
        summary: dueLine({ round, partner, date }, language),
        description: '',
        address: null,
        cancelled: false,
      })),
    );
    const file = renderCalendar({ name: PERSONAL_TEXTS[language].title }, events);
    return fixedResponse(CALENDAR_TYPE, file, { 'Cache-Control': 'no-store' });
  },
});

const keyText = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id}-${round_id}-${role}`;

function keyIn(text: string): FeedbackKey | null {
  const [, relation, round, word] = /^([1-9]\d{0,9})-([1-9]\d{0,9})-(\w+)$/.exec(text) ?? [];
  const role = ROLES.find((one) => one === word);
  return role === undefined ? null : { relation_id: Number(relation), round_id: Number(round), role };
}

function dayIn(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

// The view.

/** What was not done, with what was typed. */
interface Refused {
  readonly field: 'until' | 'text' | 'many';
  readonly typed: string;
}

interface View {
  readonly parts: PersonalParts;
  readonly language: Language;
  readonly path: string;
  /** The value of the query parameter; null if nothing was sent. */
  readonly sent: string | null;
  readonly refused: Refused | null;
}

function renderPersonal(page: PersonalPage, view: View): WritePage {
  const { parts, language, path, sent, refused } = view;
  const texts = PERSONAL_TEXTS[language];
  return {
    status: refused === null ? 200 : refused.field === 'many' ? 429 : 422,
    title: texts.title,
    language,
    isPrivate: true,
    home: path,
    otherLanguages: { at: path },
    content: html`<div class="opening">
<h1>${texts.title}</h1>
<p class="description" dir="auto">${page.name}</p>
</div>
${sent !== null && html`<section class="notice done" role="status"><p>${texts.sent}</p></section>`}
${sent === HELP && renderHelplines(language, parts.help)}
${page.pairs.length === 0 ? html`<p>${texts.noPair}</p>` : page.pairs.map((pair) => renderPair(pair, view))}
${page.pairs.some(({ open }) => open.length > 0) && html`<p><a href="${path}calendar.ics">${texts.calendar}</a></p>`}
${page.goals !== null && renderOwnGoals(page.goals, view)}
${renderReminders(page, view)}
<section class="personal">
<h2>${WRITE_TEXTS[language].languages}</h2>
<form action="${path}" method="post">
<div class="field"><label for="language">${texts.language}</label>
<select id="language" name="language">${renderOptions(
      LANGUAGES.map((value) => ({ value, label: WRITE_TEXTS[value].name })),
      page.language,
    )}</select></div>
<button type="submit" name="${DO}" value="language">${texts.save}</button>
</form></section>
<section class="personal">
<h2>${texts.wrong}</h2>
<form action="${path}" method="post">
<div class="field"><label for="text">${texts.wrongText}</label>
<textarea id="text" name="text" rows="4" dir="auto"${wrongField(refused?.field !== undefined && refused.field !== 'until')}>\n${refused?.field === 'until' ? '' : (refused?.typed ?? '')}</textarea>
${refused !== null && refused.field !== 'until' && renderErrors([reportFault(refused, language)], 'refused')}</div>
<button type="submit" name="${DO}" value="report">${texts.send}</button>
</form></section>
<p class="help">${texts.secret}</p>`,
  };
}

function renderPair({ partner, contacts, start, end, isOnHold, open }: PersonalPair, view: View): SafeHtml {
  const { parts, language, path } = view;
  const texts = PERSONAL_TEXTS[language];
  const day = (date: Temporal.PlainDate) =>
    html`<time datetime="${date.toString()}">${parts.longDate(date, language)}</time>`;
  const renderOpen = ({ key, round, due_date: date, isOpen }: OpenFeedback) =>
    html`<li>${parts.dueLine({ round, partner, date }, language)}${
      isOpen &&
      html`<form action="${path}" method="post"><input type="hidden" name="feedback" value="${keyText(key)}">
<button type="submit" class="primary">${texts.give}</button></form>`
    }</li>
`;
  return html`<section class="draft personal">
<h2 dir="auto">${partner}</h2>
<p>${day(start)}\u00A0– ${end !== null && day(end)}${isOnHold && html` <strong>${texts.onHold}</strong>`}</p>
${contacts.map((contact) => html`<p>${contact.includes('@') ? html`<a href="mailto:${encodeURIComponent(contact)}">${contact}</a>` : html`<bdi>${contact}</bdi>`}</p>`)}
<h3>${texts.open}</h3>
${open.length === 0 ? html`<p>${texts.nothingOpen}</p>` : html`<ul>${open.map(renderOpen)}</ul>`}
</section>
`;
}

function renderOwnGoals({ written, isAgreed }: NonNullable<PersonalPage['goals']>, view: View): SafeHtml {
  const { parts, language, path } = view;
  const texts = WRITE_TEXTS[language];
  const renderGoal = ({ id, output, created_at }: (typeof written)[number]) =>
    html`<section class="draft"><h3>${parts.longDate(created_at.toZonedDateTimeISO(parts.timeZone).toPlainDate(), language)}</h3>
${renderGoals(output, null)}
${renderErase(language, path, html`${renderHidden({ name: DO, value: 'erase' })}${renderHidden({ name: 'goal', value: String(id) })}`)}
</section>
`;
  return html`<section class="personal">
<h2>${texts.written.title}</h2>
${written.map(renderGoal)}
<p><a class="button" href="${path}${OWN_GOALS}?${LANGUAGE}=${language}">${texts.write}</a></p>
<form action="${path}" method="post">
<div class="field field-checkbox"><div class="tick"><input type="checkbox" id="agreed" name="agreed" value="true"${isAgreed && html` checked`}><label for="agreed">${PERSONAL_TEXTS[language].agree}</label></div></div>
<button type="submit" name="${DO}" value="agree">${PERSONAL_TEXTS[language].save}</button>
</form></section>
`;
}

function renderReminders({ pause }: PersonalPage, { parts, language, path, refused }: View): SafeHtml {
  const texts = PERSONAL_TEXTS[language];
  const state =
    pause === null
      ? texts.on
      : pause.until === null
        ? texts.paused
        : filled(texts.pausedUntil, { date: parts.longDate(pause.until, language) });
  const isWrong = refused?.field === 'until';
  return html`<section class="personal">
<h2>${texts.reminders}</h2>
<p>${state}</p>
<form action="${path}" method="post">
${
  pause === null
    ? html`<div class="field"><label for="until">${texts.until}</label>
<input type="date" id="until" name="until"${wrongField(isWrong)}>
${isWrong && renderErrors([texts.date], 'refused')}</div>
<button type="submit" name="${DO}" value="pause">${texts.pause}</button>`
    : html`<button type="submit" name="${DO}" value="resume">${texts.resume}</button>`
}
</form></section>
`;
}

const wrongField = (isWrong: boolean): SafeHtml | false =>
  isWrong && html` aria-invalid="true" aria-describedby="refused" autofocus`;

function reportFault({ field, typed }: Refused, language: Language): string {
  const { empty, tooLong, failed, throttled } = WRITE_TEXTS[language];
  if (field === 'many') return throttled;
  if (typed === '') return empty;
  const count = characterCount(typed);
  if (count <= MAX_LINES) return failed.text;
  return filled(tooLong, { count: grouped(count, language), limit: grouped(MAX_LINES, language) });
}

function renderUnknown(language: Language): WritePage {
  const { title } = WRITE_TEXTS[language].unknown;
  return {
    status: 404,
    title,
    language,
    isPrivate: true,
    otherLanguages: null,
    content: html`<div class="opening"><h1>${title}</h1>
<p class="description">${PERSONAL_TEXTS[language].unknown}</p></div>`,
  };
}
