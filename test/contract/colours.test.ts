import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourDifference, contrast, differenceSeenBy } from './colours.ts';

test('colour differences are those of the published examples', () => {
  // Sharma, Wu, Dalal (2005), table 1: pairs 1, 7, 11, 13, 17, 25, 31 and 34.
  const pairs = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const;
  for (const [one, other, difference] of pairs) {
    assert.equal(colourDifference(one, other).toFixed(4), difference.toFixed(4));
    assert.equal(colourDifference(other, one).toFixed(4), difference.toFixed(4));
  }
});

test('contrast runs from 1 to 21', () => {
  assert.equal(contrast('#000000', '#FFFFFF').toFixed(3), '21.000');
  assert.equal(contrast('#777777', '#777777'), 1);
  assert.equal(contrast('#FFFFFF', '#767676').toFixed(2), '4.54');
});

test('who does not tell red from green is not helped by colours that differ in nothing else', () => {
  assert.ok(differenceSeenBy('all three cones', '#A06000', '#608000') > 25);
  assert.ok(differenceSeenBy('deuteranopia', '#A06000', '#7A7A00') < 10);
});
