/** Id of the name of a field, which tells the buttons beside several fields apart. */
export const labelId = (fieldId: string): string => `${fieldId}-label`
