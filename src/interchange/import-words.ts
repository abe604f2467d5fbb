/** Words about an import that the command line and the desk share. Files count rows, the history counts records; several rows may be about one record. */

/** Says what the rows of an import came to: `312 rows read: 40 changed something, 272 changed nothing.` */
export function rowsRead(
  { read, effective, unchanged }: Record<'read' | 'effective' | 'unchanged', number>,
  isDryRun = false,
): string {
  const does = isDryRun ? 'would change' : 'changed';
  const parts = [
    ...(effective > 0 ? [`${effective} ${does} something`] : []),
    ...(unchanged > 0 ? [`${unchanged} ${does} nothing`] : []),
  ];
  return `${read} ${read === 1 ? 'row' : 'rows'} read${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}

/** Where an encoding is used. */
export const regionOf = (label: string): string =>
  label === 'windows-1250' ? 'Central European' : 'Western European';
