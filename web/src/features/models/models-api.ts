import type { OwnModels } from '@lumen/contracts/models/own-models'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'
import type { AppDispatch } from '@/store/root-reducer'

type Command = Extract<
  Parameters<typeof call>[0],
  `${'POST' | 'PUT' | 'DELETE'} /api/models/${'downloads' | 'own' | 'kept'}${string}`
>

/** A failure is told by the call itself. */
const ignore = () => undefined

/** What is told to the host of models; it answers with all there is to know afterwards. */
const command = <K extends Command>(key: K) => ({
  query: call(key).query,
  transformResponse: (body: OwnModels) => body,
  onQueryStarted: (
    _: unknown,
    {
      dispatch,
      queryFulfilled,
    }: { dispatch: unknown; queryFulfilled: Promise<{ data: OwnModels }> },
  ) => {
    void queryFulfilled.then(
      ({ data: own }) =>
        (dispatch as AppDispatch)(
          modelsApi.util.upsertQueryData('getModelCatalogue', undefined, { own }),
        ),
      ignore,
    )
  },
})

export const modelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModels: build.query({ ...call('GET /api/models'), providesTags: ['Models'] }),
    getModelCatalogue: build.query({
      ...call('GET /api/models/catalogue'),
      providesTags: ['ModelCatalogue'],
    }),
    listModelServers: build.query({
      ...call('GET /api/models/servers'),
      providesTags: ['ModelServers'],
    }),
    getModelUse: build.query(call('GET /api/models/use')),
    acceptModelServer: build.mutation({
      ...call('POST /api/models/servers/accept'),
      invalidatesTags: ['ModelServers', 'Models'],
    }),
    forgetModelServer: build.mutation({
      ...call('DELETE /api/models/servers/:id'),
      invalidatesTags: ['ModelServers', 'Models'],
    }),
    chooseAnswering: build.mutation({
      ...call('PUT /api/models/answering'),
      invalidatesTags: ['ModelServers', 'Models'],
    }),
    fetchModel: build.mutation(command('POST /api/models/downloads')),
    pauseModel: build.mutation(command('POST /api/models/downloads/:name/pause')),
    resumeModel: build.mutation(command('POST /api/models/downloads/:name/resume')),
    cancelModel: build.mutation(command('DELETE /api/models/downloads/:name')),
    useOwnModel: build.mutation(command('PUT /api/models/own')),
    removeModel: build.mutation(command('DELETE /api/models/kept/:name')),
  }),
})

export const {
  useGetModelsQuery,
  useGetModelCatalogueQuery,
  useListModelServersQuery,
  useGetModelUseQuery,
  useAcceptModelServerMutation,
  useForgetModelServerMutation,
  useChooseAnsweringMutation,
  useFetchModelMutation,
  usePauseModelMutation,
  useResumeModelMutation,
  useCancelModelMutation,
  useUseOwnModelMutation,
  useRemoveModelMutation,
} = modelsApi
