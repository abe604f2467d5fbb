/** The plan for a wish of which the verb is sure and the subject is not. */
import type { Label } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import type { VerbKind } from '../languages/verb-kinds.ts';
import type { Wish } from '../understanding/understanding.ts';
import { type NamedPlan, type PlanPlace, planAt } from './cue-plans.ts';

interface VerbPlan {
  /** Whose plan fits whatever the object of the verb is. */
  readonly plan: PlanPlace;
  /** Labels that agree with the verb: if the model thinks of one of them too, its plan says more. */
  readonly agreeing: readonly Label[];
}

const PLANS: Readonly<Record<VerbKind, VerbPlan>> = {
  stopping: { plan: { label: 'stop' }, agreeing: [] },
  learning: {
    plan: { group: 'learning' },
    agreeing: ['boundaries', 'feedback', 'presentation', 'craft', 'tool'],
  },
  behaving: { plan: { label: 'stop' }, agreeing: ['boundaries', 'feedback'] },
  founding: { plan: { cue: 'founding' }, agreeing: ['business'] },
  introducing: { plan: { cue: 'introducing' }, agreeing: ['improvement', 'organisation'] },
  delegating: { plan: { cue: 'delegating' }, agreeing: ['leadership', 'teaching'] },
  visiting: { plan: { cue: 'visiting' }, agreeing: ['course', 'exercise'] },
  choosing: { plan: { label: 'search' }, agreeing: ['home', 'decision'] },
  seeking: {
    plan: { group: 'getting' },
    agreeing: ['job', 'customers', 'funding', 'people', 'mentor', 'staff', 'home', 'search'],
  },
  selling: { plan: { label: 'customers' }, agreeing: ['business', 'pricing'] },
  becoming: {
    plan: { group: 'changing' },
    agreeing: ['career', 'business', 'leadership', 'job', 'promotion', 'recognition'],
  },
  applying: {
    plan: { label: 'errand' },
    agreeing: ['admission', 'recognition', 'papers', 'job', 'funding', 'course', 'exam'],
  },
  finishing: { plan: { label: 'studies' }, agreeing: ['course', 'writing', 'document', 'exam', 'object'] },
  talking: {
    plan: { label: 'conversation' },
    agreeing: ['feedback', 'salary', 'conditions', 'agreement', 'presentation', 'meetings', 'interview'],
  },
  teaching: { plan: { label: 'teaching' }, agreeing: ['presentation', 'leadership'] },
  saving: { plan: { label: 'money' }, agreeing: [] },
  exercising: { plan: { label: 'exercise' }, agreeing: ['habit'] },
  making: {
    plan: { group: 'making' },
    agreeing: ['portfolio', 'software', 'writing', 'event', 'papers', 'document', 'object', 'craft'],
  },
  deciding: { plan: { group: 'deciding' }, agreeing: ['decision', 'pricing', 'question', 'direction'] },
  improving: {
    plan: { label: 'improvement' },
    agreeing: ['language', 'expression', 'meetings', 'tool', 'organisation'],
  },
  passing: {
    plan: { label: 'exam' },
    agreeing: ['driving', 'studies', 'course', 'admission', 'interview', 'recognition'],
  },
  daring: { plan: { label: 'confidence' }, agreeing: ['presentation', 'conversation', 'meetings'] },
  calculating: { plan: { cue: 'calculating' }, agreeing: ['pricing'] },
  asserting: {
    plan: { group: 'performing' },
    agreeing: ['boundaries', 'feedback', 'confidence', 'meetings'],
  },
  resting: { plan: { label: 'habit' }, agreeing: ['exercise'] },
  reaching: {
    plan: { cue: 'reaching' },
    agreeing: ['customers', 'improvement', 'language', 'money', 'pricing', 'salary', 'rest', 'exam'],
  },
  beginning: { plan: { cue: 'beginning' }, agreeing: ['course', 'career', 'customers', 'exercise', 'habit'] },
  hiring: { plan: { label: 'staff' }, agreeing: [] },
  publishing: { plan: { cue: 'publishing' }, agreeing: ['portfolio', 'software'] },
};

/** From this likelihood on, a label that agrees with the verb is taken. */
const SURE_WITH_VERB = 0.45;
/** From this one on, one that is about people alone: who looks for a course looks for no mentor. */
const SURE_OF_PEOPLE = 0.6;
const OF_PEOPLE: readonly Label[] = ['mentor', 'staff'];

/** The plan for a kind of verb, with its name. */
export function verbPlanOf(kind: VerbKind, { label, sure }: Wish, file: LanguageFile): NamedPlan {
  const { plan, agreeing } = PLANS[kind];
  const least = OF_PEOPLE.includes(label) ? SURE_OF_PEOPLE : SURE_WITH_VERB;
  return planAt(sure >= least && agreeing.includes(label) ? { label } : plan, file);
}
