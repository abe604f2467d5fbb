/** The desk, the programme managers' web application: all its screens. A new one is a line here. */

import { assetEndpoint } from '../../http/endpoints/endpoints.ts';
import type { Endpoint } from '../../http/pipeline/endpoint.ts';
import { deskStyleSheet } from '../assets.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import { askForSignInScreen } from '../screens/ask-for-sign-in.ts';
import { attentionScreens } from '../screens/attention.ts';
import { courseScreens } from '../screens/course.ts';
import { coursesScreen } from '../screens/courses.ts';
import { calendarScreens } from '../screens/courses-calendar.ts';
import { feedbackScreens } from '../screens/feedbacks.ts';
import { formScreen } from '../screens/form.ts';
import { questionScreens } from '../screens/form-question.ts';
import { freeScreen } from '../screens/free.ts';
import { codeScreens } from '../screens/goal-codes.ts';
import { goalScreens } from '../screens/goals.ts';
import { historyEntryScreen, historyScreen } from '../screens/history.ts';
import { managerScreens } from '../screens/managers.ts';
import { messagesScreen } from '../screens/messages.ts';
import { newPairScreen } from '../screens/new-pair.ts';
import { noteScreens } from '../screens/notes.ts';
import { owedScreen } from '../screens/owed.ts';
import { owedChangeScreen } from '../screens/owed-change.ts';
import { pairScreen } from '../screens/pair.ts';
import { pairChangeScreen, pairDeletionScreen, pairStatusScreens } from '../screens/pair-change.ts';
import { pairFeedbackScreen } from '../screens/pair-feedback.ts';
import { pairFormLinkScreen } from '../screens/pair-form-link.ts';
import { pairsScreen } from '../screens/pairs.ts';
import { peopleScreen } from '../screens/people.ts';
import { personScreen } from '../screens/person.ts';
import { dropOutScreen, newPersonScreen, personChangeScreen } from '../screens/person-change.ts';
import { eraseScreen } from '../screens/person-erase.ts';
import { mergeScreen } from '../screens/person-merge.ts';
import { personPageScreen } from '../screens/person-page.ts';
import { programmeScreen } from '../screens/programme.ts';
import { resultsScreen } from '../screens/results.ts';
import { roundScreens } from '../screens/rounds.ts';
import { settingsHomeScreen } from '../screens/settings.ts';
import { accountScreens } from '../screens/settings-accounts.ts';
import { ownFieldsScreen } from '../screens/settings-fields.ts';
import { reminderSettingsScreen } from '../screens/settings-reminders.ts';
import { templateScreens } from '../screens/settings-templates.ts';
import { signedInScreen } from '../screens/signed-in.ts';
import { todayScreen } from '../screens/today.ts';
import { undoScreen } from '../screens/undo.ts';
import { uploadScreens } from '../screens/upload-screens.ts';
import { screenEndpoint } from './endpoint.ts';

/** The endpoints of the desk. */
export function deskEndpoints(parts: DeskParts): readonly Endpoint[] {
  const screens: readonly Screen[] = [
    todayScreen(parts),
    owedScreen(parts),
    owedChangeScreen(parts),
    messagesScreen(parts),
    pairsScreen(parts),
    newPairScreen(parts),
    pairScreen(parts),
    ...pairStatusScreens(parts),
    pairChangeScreen(parts),
    pairDeletionScreen(parts),
    pairFeedbackScreen(parts),
    pairFormLinkScreen(parts),
    peopleScreen(parts),
    newPersonScreen(parts),
    freeScreen(parts),
    personScreen(parts),
    personChangeScreen(parts),
    personPageScreen(parts),
    dropOutScreen(parts),
    mergeScreen(parts),
    eraseScreen(parts),
    ...managerScreens(parts),
    ...noteScreens(parts),
    ...roundScreens(parts),
    formScreen(parts),
    ...questionScreens(parts),
    resultsScreen(parts),
    ...attentionScreens(parts),
    programmeScreen(parts),
    coursesScreen(parts),
    ...calendarScreens(parts),
    ...courseScreens(parts),
    ...goalScreens(parts),
    ...codeScreens(parts),
    ...feedbackScreens(parts),
    settingsHomeScreen(parts),
    reminderSettingsScreen(parts),
    ...templateScreens(parts),
    ownFieldsScreen(parts),
    ...(parts.askForSignIn === null ? [] : [askForSignInScreen(parts.askForSignIn)]),
    ...(parts.accounts === null ? [] : accountScreens(parts.accounts, parts.timeZone)),
    ...uploadScreens(parts),
    historyScreen(parts),
    historyEntryScreen(parts),
    undoScreen(parts),
    signedInScreen,
  ];
  return [...screens.map((screen) => screenEndpoint(screen, parts)), assetEndpoint(deskStyleSheet, 'public')];
}
