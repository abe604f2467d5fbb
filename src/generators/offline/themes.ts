/** What wishes are about, and how long a goal of each kind usually takes. */

/** The themes of the programme, and the general plan for a clear wish outside them. */
export const THEMES = [
  'careerChange',
  'jobSearch',
  'interviews',
  'promotion',
  'leadingTeam',
  'negotiatingPay',
  'networking',
  'publicSpeaking',
  'confidence',
  'technicalSkills',
  'language',
  'workLifeBalance',
  'managingTime',
  'ownBusiness',
  'communication',
  'personalBrand',
  'returningToWork',
  'findingDirection',
  'general',
] as const;

export type Theme = (typeof THEMES)[number];

/** Weeks from today: what a goal of a theme usually takes, and the least in which more than a first step is honest. */
export interface ThemeTime {
  readonly usual: number;
  readonly least: number;
}

/** All lie within the 1 to 52 weeks that a goal may take. */
export const THEME_TIMES: Readonly<Record<Theme, ThemeTime>> = {
  careerChange: { usual: 12, least: 4 },
  jobSearch: { usual: 8, least: 3 },
  interviews: { usual: 6, least: 2 },
  promotion: { usual: 12, least: 5 },
  leadingTeam: { usual: 8, least: 4 },
  negotiatingPay: { usual: 8, least: 3 },
  networking: { usual: 8, least: 3 },
  publicSpeaking: { usual: 10, least: 4 },
  confidence: { usual: 6, least: 3 },
  technicalSkills: { usual: 12, least: 5 },
  language: { usual: 12, least: 6 },
  workLifeBalance: { usual: 6, least: 2 },
  managingTime: { usual: 5, least: 3 },
  ownBusiness: { usual: 12, least: 5 },
  communication: { usual: 6, least: 3 },
  personalBrand: { usual: 8, least: 4 },
  returningToWork: { usual: 10, least: 4 },
  findingDirection: { usual: 6, least: 3 },
  general: { usual: 8, least: 3 },
};
