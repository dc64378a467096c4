/** Id of the start page's data element. In its own file, so that finding the data loads no schema. */
export const START_DATA_ID = 'start-data';
