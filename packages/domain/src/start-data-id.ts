/** Under which id the start page holds its data. By itself: who looks for the data needs no schema. */
export const START_DATA_ID = 'start-data';
