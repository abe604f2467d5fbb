/** The sections of the desk, in the order in which the navigation shows them. */

import type { Scope } from '../domain/access.ts';
import type { NamedLink } from '../pages/layout.ts';

/** A section, with the scope without which nobody sees it. */
interface Section extends NamedLink {
  readonly needs: Scope;
  /** Only those see it who see the pairs of all managers. */
  readonly ofAll?: true;
}

export const NAVIGATION: readonly Section[] = [
  { label: 'Today', href: '/desk/', needs: 'programme:read' },
  { label: 'Owed', href: '/desk/owed/', needs: 'programme:read' },
  { label: 'Pairs', href: '/desk/pairs/', needs: 'programme:read' },
  { label: 'People', href: '/desk/people/', needs: 'programme:read' },
  { label: 'Upload', href: '/desk/upload/', needs: 'programme:write', ofAll: true },
  { label: 'Rounds', href: '/desk/rounds/', needs: 'programme:read' },
  { label: 'Results', href: '/desk/results/', needs: 'programme:read' },
  { label: 'Programme', href: '/desk/programme/', needs: 'programme:read' },
  { label: 'Courses', href: '/desk/courses/', needs: 'courses:read' },
  { label: 'Smart goals', href: '/desk/smart-goals/', needs: 'goals:read' },
  { label: 'History', href: '/desk/history/', needs: 'programme:read' },
  { label: 'Settings', href: '/desk/settings/', needs: 'programme:write', ofAll: true },
];

/** The way to the desk from the browsable pages. */
export const DESK_LINK: Section = { label: 'Desk', href: '/desk/', needs: 'programme:read' };

/** The way back, for developers. */
export const API_LINK: NamedLink = { label: 'API description', href: '/docs/' };
