import { describe, expect, test } from 'vitest';
import { findLabTest, foldLabText, namesIn } from './names.ts';

const inText = (text: string) => namesIn(foldLabText(text)).map(({ name }) => name);

describe('LAB-3 names of tests in three languages', () => {
  test.each([
    ['718-7', 'hemoglobin'],
    ['Hémoglobine', 'hemoglobin'],
    ['emoglobin', 'hemoglobin'],
    ['Globules blancs', 'white_cells'],
    ['globil blan', 'white_cells'],
    ['Plakèt', 'platelets'],
    ['Glycémie à jeun', 'glucose_fasting'],
    ['sik nan san', 'glucose'],
    ['Kreyatinin', 'creatinine'],
    ['HDL Cholesterol', 'hdl'],
    ['tès gwosès', 'urine_hcg'],
  ])('%s is %s', (text, name) => {
    expect(findLabTest(text)).toBe(name);
  });

  test('a name we do not have is not guessed', () => {
    expect(findLabTest('Vitamin D')).toBeUndefined();
    expect(findLabTest('')).toBeUndefined();
    expect(findLabTest('0000-0')).toBeUndefined();
  });

  test('the longest name wins, and part of a word is no name', () => {
    expect(inText('Hemoglobin A1c')).toEqual(['hba1c']);
    expect(inText('Mean corpuscular hemoglobin')).toEqual(['other']);
    expect(inText('Cholestérol HDL')).toEqual(['hdl']);
    expect(inText('microalbuminuria, oxyhemoglobins')).toEqual([]);
  });
});
