export { ModelSelect } from './model-select'
export { findOffered, keyOfChoice, useOfferedModels } from './offered-models'
