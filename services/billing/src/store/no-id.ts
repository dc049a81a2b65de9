/** Comes before every id: where the first page of rows by id begins. */
export const noId = '00000000-0000-0000-0000-000000000000'
