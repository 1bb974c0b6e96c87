// @ts-check

/**
 * As much of Metro's graph as is needed here.
 * @typedef {{ absolutePath?: string; data: { data: { asyncType: string | null } } }} Dependency
 * @typedef {{ path: string; dependencies: Map<string, Dependency> }} Module
 * @typedef {Map<string, Module>} Modules
 */

/** Marks a path as one that is found in the shared chunk. */
const elsewhere = '?in-the-shared-chunk';

/** The module a path names, wherever it is found. @param {string} path */
export const realPath = (path) => (path.endsWith(elsewhere) ? path.slice(0, -elsewhere.length) : path);

/** @param {Dependency} dependency */
const isLate = ({ data }) => data.data.asyncType !== null;

/** A dependency as Metro notes an `import` of the whole module. @param {string} path @returns {Dependency} */
const staticallyOn = (path) => ({ absolutePath: path, data: { data: { asyncType: null } } });

/**
 * The modules that come with one, itself among them.
 * @param {Modules} modules @param {string} start
 * @returns {Set<string>}
 */
function comingWith(modules, start) {
  const reached = new Set([start]);
  // A set may grow while it is walked through.
  for (const path of reached)
    for (const dependency of modules.get(path)?.dependencies.values() ?? [])
      if (dependency.absolutePath !== undefined && !isLate(dependency)) reached.add(dependency.absolutePath);
  return reached;
}

/**
 * What `import()` names anywhere, but does not come with the first page.
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
 * Expo puts whatever two late chunks have in common into one that the first page loads. This puts it into the chunk
 * of `shared` instead: that module is made to depend on all of it, and nobody else is seen to.
 * Whoever loads a late part must load `shared` before.
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
