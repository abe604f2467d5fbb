/** Detects unachievable goals: too many hours a week, guarantees. */

const HOURS =
  'hours?|hrs?|stunden?|heures?|horas?|ore|uur|uren|godzin\\p{L}*|hodin\\p{L}*|hodín|годин\\p{L}*|час(?:а|ов|ів)|saat';
const WEEK =
  'week|weekly|woche|wöchentlich|semaine|semana|settimana|săptămân\\p{L}+|saptaman\\p{L}+|tydzień|tygodniu|tygodniowo|týdně|týden|týždenne|týždeň|тиждень|тижня|щотижня|неделю|еженедельно|hafta\\p{L}*';
const DAY = 'day|daily|tag|täglich|jour|día|dia|giorno|zi|dzień|dziennie|den|denně|deň|denne|день|gün';
const hoursPer = (period: string, between: number): RegExp =>
  new RegExp(
    `(?<!\\d)(\\d+)\\s*(?:${HOURS})(?!\\p{L})[^.\\d]{0,${between}}(?<!\\p{L})(?:${period})(?!\\p{L})`,
    'iu',
  );
const PROMISE = /(?<!\p{L})(?:guarant\p{L}+|garant\p{L}+|gwarant\p{L}+|zaruč\p{L}+|гарант\p{L}+)(?!\p{L})/iu;

/** Patterns of figures, each with the most that is possible beside a job. */
const LIMITS: readonly (readonly [pattern: RegExp, most: number])[] = [
  [hoursPer(WEEK, 20), 15],
  [hoursPer(DAY, 14), 4],
];

/** Whether a goal asks for more than is possible beside a job, unless the wish itself names the number. */
export function isUnrealistic(goal: string, input: string): boolean {
  const isTooMuch = LIMITS.some(([pattern, most]) => {
    const figure = pattern.exec(goal)?.[1];
    return figure !== undefined && Number(figure) > most && !input.includes(figure);
  });
  return isTooMuch || (PROMISE.test(goal) && !PROMISE.test(input));
}
