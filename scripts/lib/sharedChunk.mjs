// @ts-check

/**
 * Expo puts the modules that two async chunks share into `__common`, which the first page loads before anything else
 * (`serializeChunks` in @expo/metro-config, since expo/expo#25831; #38339 kept it so). This file works round that.
 *
 * It can go as soon as `entryChunk` no longer requires the common chunk there: as soon as an async chunk loads what it
 * shares with others. To find out after an upgrade, export without `customSerializer` in metro.config.js. If the first
 * page keeps its size (`npm run sizes`), delete this file, `ui/later/shared.ts` and the import of it in `later.ts`.
 */

/**
 * The part of Metro's graph that is used here.
 * @typedef {{ absolutePath?: string; data: { data: { asyncType: string | null } } }} Dependency
 * @typedef {{ path: string; dependencies: Map<string, Dependency> }} Module
 * @typedef {Map<string, Module>} Modules
 */

/** A path with this ending leads to no module of the graph, so Expo leaves it out of the chunk that imports it. */
const elsewhere = '?in-the-shared-chunk';

/** The path without that ending. @param {string} path */
export const realPath = (path) => (path.endsWith(elsewhere) ? path.slice(0, -elsewhere.length) : path);

/** @param {Dependency} dependency */
const isLate = ({ data }) => data.data.asyncType !== null;

/** A dependency as Metro writes down a static import. @param {string} path @returns {Dependency} */
const staticallyOn = (path) => ({ absolutePath: path, data: { data: { asyncType: null } } });

/**
 * A module and everything that it imports statically, directly or not.
 * @param {Modules} modules @param {string} start
 * @returns {Set<string>}
 */
function comingWith(modules, start) {
  const reached = new Set([start]);
  // A set may grow while it is iterated.
  for (const path of reached)
    for (const dependency of modules.get(path)?.dependencies.values() ?? [])
      if (dependency.absolutePath !== undefined && !isLate(dependency)) reached.add(dependency.absolutePath);
  return reached;
}

/**
 * The modules that are named by `import()` somewhere and are not part of the first page.
 * @param {Modules} modules @param {Set<string>} first
 */
function latePartsOf(modules, first) {
  const named = [...modules.values()]
    .flatMap(({ dependencies }) => [...dependencies.values()])
    .filter(isLate)
    .flatMap(({ absolutePath }) => absolutePath ?? []);
  return [...new Set(named)].filter((path) => !first.has(path));
}

/**
 * Moves what two late parts have in common into the chunk of `shared`: that module is made to import all of it, and the
 * imports of it elsewhere are hidden from Expo. `shared` must be loaded before any late part.
 * @param {Modules} modules
 * @param {string} entry
 * @param {string} shared
 * @returns {Modules}
 */
export function withSharedChunk(modules, entry, shared) {
  const sharedModule = modules.get(shared);
  if (sharedModule === undefined) return modules;
  const first = comingWith(modules, entry);
  const parts = latePartsOf(modules, first).filter((path) => path !== shared);

  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const part of parts)
    for (const path of comingWith(modules, part))
      if (!first.has(path)) uses.set(path, (uses.get(path) ?? 0) + 1);
  const common = new Set([...uses].flatMap(([path, count]) => (count > 1 ? path : [])));
  const both = parts.find((part) => common.has(part));
  if (both) throw new Error(`${both} is fetched later by import() and imported by another late part, too.`);

  /** @param {Module} module @returns {Module} */
  const withoutCommon = (module) => ({
    ...module,
    dependencies: new Map(
      [...module.dependencies].map(([key, dependency]) =>
        dependency.absolutePath !== undefined && common.has(dependency.absolutePath) && !isLate(dependency)
          ? [key, { ...dependency, absolutePath: dependency.absolutePath + elsewhere }]
          : [key, dependency],
      ),
    ),
  });
  /** @type {[string, Dependency][]} */
  const allOfIt = [...common].map((path) => [path, staticallyOn(path)]);
  const carrier = { ...sharedModule, dependencies: new Map([...sharedModule.dependencies, ...allOfIt]) };

  return new Map(
    [...modules].map(([path, module]) => {
      if (path === shared) return [path, carrier];
      return [path, first.has(path) || common.has(path) ? module : withoutCommon(module)];
    }),
  );
}
