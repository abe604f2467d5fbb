/** `/feedback/try/{round}/{role}/`: the form of a round as mentees or mentors see it, for managers. Nothing of it is stored. */

import type { RoundTitles } from '../../domain/feedback-selection.ts';
import { FEEDBACK_PATH } from '../../domain/forms/invitation.ts';
import { type Question, questionsFor } from '../../domain/forms/question.ts';
import { ROLES } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { signInHref } from '../../http/auth/session.ts';
import type { Endpoint, RequestContext } from '../../http/pipeline/endpoint.ts';
import { notFound, type Problem, redirectResponse } from '../../http/responses/response.ts';
import { chosenLanguage, filled, readForm, type SentForm, type WritePage, writeResponse } from '../frame.ts';
import { WRITE_TEXTS } from '../texts.ts';
import { check, type FeedbackParts } from './feedback.ts';
import { FEEDBACK_TEXTS } from './texts.ts';
import { DO, renderAnswers, renderClosed, renderForm } from './view.ts';

type TrialParts = Pick<FeedbackParts, 'serviceName' | 'bodyLimit' | 'defaultLanguage' | 'roundTitle'> & {
  /** A round with what its form asks now; null if there is none. */
  formOf(
    round: number,
  ): Promise<{ readonly round: RoundTitles; readonly questions: readonly Question[] } | null>;
};

/** The endpoint, for those who may change the programme. */
export function trialEndpoint(parts: TrialParts): Endpoint {
  const { serviceName, bodyLimit, defaultLanguage, roundTitle, formOf } = parts;
  const respond = (page: WritePage, round: number) =>
    writeResponse({ ...page, content: html`${renderTrial(round)}\n${page.content}` }, serviceName);
  return {
    path: `${FEEDBACK_PATH}try/{round}/{role}/`,
    methods: ['GET', 'HEAD', 'POST'],
    access: { read: 'programme:write', write: 'programme:write' },
    representations: 'fixed',
    async handle({ context, method, values }) {
      const round = /^\d{1,9}$/.test(values['round'] ?? '') ? Number(values['round']) : 0;
      const role = ROLES.find((one) => one === values['role']);
      const form = await formOf(round);
      if (form === null || role === undefined) throw notFound();
      const fallback = await defaultLanguage();
      const language = chosenLanguage(context) ?? fallback;
      const shown = {
        language,
        fallback,
        path: context.path,
        round: roundTitle(form.round, language),
        ...(role === 'mentee' ? { name: 'Ada', partner: 'Bea' } : { name: 'Bea', partner: 'Ada' }),
      };
      const sent: SentForm = method === 'POST' ? await readForm(context, bodyLimit) : new Map();
      const questions = questionsFor(form.questions, role);
      const isSent = sent.get('do') === DO.send;
      const { answers, faults, isEmpty } = check(questions, sent);
      if (isSent && faults.size === 0 && !isEmpty) {
        const texts = FEEDBACK_TEXTS[language];
        const said = { title: filled(texts.thanks, shown), texts: [texts.received] };
        return respond(renderClosed(shown, 200, said, renderAnswers(shown, questions, answers)), round);
      }
      const state = {
        status: isSent ? 422 : 200,
        hidden: [],
        questions,
        form: sent,
        faults: isSent ? faults : new Map(),
        isEmpty: isSent && isEmpty,
        below: null,
        isCorrection: false,
      };
      return respond(renderForm(shown, state), round);
    },
    async errorPage(problem: Problem, context: RequestContext) {
      if (problem.status === 401) return redirectResponse(303, signInHref(context));
      const language = chosenLanguage(context) ?? 'en';
      const said = { title: WRITE_TEXTS[language].failed.title, texts: [problem.message] };
      return writeResponse(renderClosed({ language, path: null }, problem.status, said), serviceName);
    },
  };
}

const renderTrial = (round: number): SafeHtml =>
  html`<p class="notice" lang="en">This is a trial with invented names: nothing that you send is stored. <a href="/desk/rounds/${round}/form/">Back to the form</a></p>`;
