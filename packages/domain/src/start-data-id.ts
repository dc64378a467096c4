/** Id of the start page's data element. In a file of its own: finding the data takes no schema. */
export const START_DATA_ID = 'start-data';
