export { companionsApi, previewMessage, useListCompanionsQuery } from './companions-api'
